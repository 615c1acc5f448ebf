import { areaNotOpen, registrationName } from '@emberite/content/experiences';
import { poetryNightJoinPath, wizardPath } from '@emberite/content/paths';
import {
  depositCheck,
  experienceAdd,
  registrationCreate,
  registrationList,
} from '@emberite/sdk/api';
import { useForm } from '@emberite/sdk/form';
import { useProfile } from '@emberite/sdk/profile';
import { useResource } from '@emberite/sdk/resource';
import { Navigate, useNavigate, useSearchParams } from '@emberite/sdk/router';
import { useUser } from '@emberite/sdk/session';
import { useIsShown } from '@emberite/sdk/shown';
import { celebrate } from '@emberite/ui-kit/Confetti';
import { useEffect, useState } from 'react';
import { experienceById, readExperience } from '../experiences/catalogue.ts';
import { createDepositCheck, isIn, summaryOf, readPaymentResult } from './deposit.ts';
import type { Doing } from './deposit.ts';
import { DepositView, LeavingView } from './DepositView.tsx';
import { hasOtherAnswers, isUntouched, openDraft } from './draft.ts';
import { openPayment, useEntry } from './entry.ts';
import type { Entry } from './entry.ts';
import { InView } from './InView.tsx';
import { nextStep } from './nextStep.ts';
import { NotOpenView } from './NotOpenView.tsx';
import { RegisteredView } from './RegisteredView.tsx';
import { placeNotOpen } from './registrationWizard.ts';
import { StepsPage } from './StepsPage.tsx';
import { fill } from './wizard.ts';

/**
 * `/emberite/experiences/join`: the steps; after them the moment of success, or the state of the
 * deposit; and for members who are registered and have started nothing new, a page that says so.
 */
export default function WizardPage() {
  const navigate = useNavigate();
  const user = useUser();
  const [search] = useSearchParams();
  const entry = useEntry();
  const experience = readExperience(search.get('experience'));
  const result = readPaymentResult(search.get('deposit')) ?? entry?.deposit ?? null;

  // The document preloads it, whatever the page shows.
  const profile = useProfile();
  const [isLeaving, setLeaving] = useState(false);
  const isShown = useIsShown();
  const pay = () => {
    if (!isShown.current) return;
    setLeaving(true);
    void openPayment().then(() => setLeaving(false));
  };
  const create = () =>
    createDepositCheck({
      api: { depositCheck, experienceAdd, registrationCreate, registrationList },
      leave: pay,
    });
  const [check, setCheck] = useState(create);
  const { progress } = useForm(check.adding);
  const deposit = useForm(check);
  const registered = useResource(check.registered);
  const justPaid = result === 'paid' || deposit.justPaid;
  const known = registered.status === 'ready' ? summaryOf(registered.value, justPaid) : null;

  /** What to show if the address and the history say nothing about the deposit. */
  const [shows, setShows] = useState<'draft' | 'registration' | 'sent elsewhere' | 'steps'>(() =>
    experience || isUntouched(openDraft().state) ? 'registration' : 'draft',
  );
  const hasSteps = shows === 'draft' || shows === 'steps';
  // The steps can be shown before the registrations load: the last step requests them again.
  const canBegin =
    known?.registration === null || (registered.status === 'failed' && shows === 'registration');
  if (result === null && !hasSteps && canBegin) setShows('steps');

  // The next step depends on the videos.
  const success = known && isIn(known) && profile.status !== 'loading' ? known.registration : null;
  const celebrates = result !== null && success !== null && !entry?.isCelebrated;
  /** Undefined while it is not known. */
  const outcome = known?.outcome;

  useEffect(() => {
    if (result === null || outcome === undefined) return;
    if (outcome !== null && !search.has('deposit') && !celebrates) return;
    const said: Entry = { ...entry, deposit: result, ...(celebrates && { isCelebrated: true }) };
    void navigate(wizardPath, { replace: true, state: outcome === null ? {} : said });
    if (celebrates) void celebrate();
  }, [result, outcome, celebrates, search, entry, navigate]);

  if (search.get('experience') === 'poetry-night') {
    return <Navigate to={poetryNightJoinPath} replace />;
  }
  const place = registered.status === 'ready' ? registered.value.place : null;
  if (place && !place.isOpen) {
    const { text, waiting } = placeNotOpen;
    return <NotOpenView text={`${text(place.label)} ${waiting(place.waiting)}`} />;
  }
  const notOpen = experience && areaNotOpen(experienceById(experience));
  if (notOpen) return <NotOpenView text={notOpen} />;
  if (isLeaving) return <LeavingView />;
  if (result === null && hasSteps) {
    return (
      <StepsPage
        check={check}
        known={known}
        profile={profile}
        takesFocus={shows === 'steps'}
        onPay={pay}
        onSent={() => setShows('registration')}
        onSentElsewhere={() => {
          setShows('sent elsewhere');
          setCheck(create);
        }}
      />
    );
  }
  const actions = { state: deposit, onStart: (doing: Doing) => void check.start(doing) };
  const registration = known?.registration;
  if (result === null && registration) {
    return (
      <RegisteredView
        {...actions}
        outcome={known.outcome}
        isElsewhere={shows === 'sent elsewhere'}
        joining={
          experience && {
            experience: experienceById(experience),
            registration: registrationName(registration),
            isAdded: registration.experiences.includes(experience),
            progress,
            onAdd: () => void check.adding.start(experience),
          }
        }
        onChange={() => {
          // Keeps unsent answers.
          if (!hasOtherAnswers(openDraft().state, registration)) fill(registration);
          setShows('steps');
        }}
      />
    );
  }
  if (success) {
    return (
      <InView
        how={outcome === 'paid' ? 'paid' : 'without'}
        name={registrationName(success)}
        registeredAt={success.createdAt}
        email={user?.id ?? ''}
        {...nextStep(profile)}
      />
    );
  }
  return (
    <DepositView
      {...actions}
      of={result === null ? 'your registration' : 'your deposit'}
      known={
        registered.status !== 'ready'
          ? registered
          : known?.outcome && !isIn(known)
            ? { status: 'ready', value: known }
            : { status: 'loading' }
      }
      onRetry={() => void check.registered.load()}
    />
  );
}
