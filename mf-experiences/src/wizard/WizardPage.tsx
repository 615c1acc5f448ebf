import { areaNotOpen, registrationName } from '@emberite/content/experiences';
import { poetryNightJoinPath, wizardPath } from '@emberite/content/paths';
import {
  depositCheck,
  experienceAdd,
  registrationCreate,
  registrationList,
} from '@emberite/sdk/api';
import type { Registration } from '@emberite/contract/registration';
import type { Profile } from '@emberite/contract/profile';
import { useForm } from '@emberite/sdk/form';
import { useProfile } from '@emberite/sdk/profile';
import { useResource } from '@emberite/sdk/resource';
import type { Loaded } from '@emberite/sdk/resource';
import { Navigate, useNavigate, useSearchParams } from '@emberite/sdk/router';
import { useUser } from '@emberite/sdk/session';
import { useIsShown } from '@emberite/sdk/shown';
import { celebrate } from '@emberite/ui-kit/Confetti';
import { useEffect, useState } from 'react';
import { experienceById, readExperience } from '../experiences/catalogue.ts';
import type { NightOutExperience } from '../experiences/experience.ts';
import type { Registered } from '../registered/deposit.ts';
import { createDepositCheck, isIn, readPaymentResult, summaryOf } from './deposit.ts';
import type { DepositCheck, DepositSummary, PaymentResult } from './deposit.ts';
import { DepositView, LeavingView } from './DepositView.tsx';
import type { DepositActions } from './DepositView.tsx';
import { hasOtherAnswers, isUntouched, openDraft } from './draft.ts';
import { openPayment, useEntry } from './entry.ts';
import type { Entry } from './entry.ts';
import { InView } from './InView.tsx';
import { nextStep } from './nextStep.ts';
import { NotOpenView } from './NotOpenView.tsx';
import { RegisteredView } from './RegisteredView.tsx';
import type { RegisteredViewProps } from './RegisteredView.tsx';
import { placeNotOpen } from './registrationWizard.ts';
import { StepsPage } from './StepsPage.tsx';
import { fill } from './wizard.ts';

/** The registration and its deposit, as the API has them, and the way to the payment page. */
function useDeposit(result: PaymentResult | null) {
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
  const state = useForm(check);
  const registered = useResource(check.registered);
  const justPaid = result === 'paid' || state.justPaid;
  const known = registered.status === 'ready' ? summaryOf(registered.value, justPaid) : null;
  return { check, state, registered, known, isLeaving, pay, startOver: () => setCheck(create) };
}

/** Why groups do not form where the member lives, or for the experience; nothing if they do. */
function notOpenText(registered: Loaded<Registered>, experience: NightOutExperience | null) {
  const place = registered.status === 'ready' ? registered.value.place : null;
  if (!place || place.isOpen) return experience && areaNotOpen(experienceById(experience));
  return `${placeNotOpen.text(place.label)} ${placeNotOpen.waiting(place.waiting)}`;
}

/** What to show if the address and the history say nothing about the deposit. */
type Stage = 'draft' | 'registration' | 'sent elsewhere' | 'steps';

type Shown =
  | { view: 'steps'; stage: Stage }
  | { view: 'registered' | 'in'; registration: Registration }
  | { view: 'deposit'; known: Loaded<DepositSummary> };

/** Returns what the page shows where groups form. The next step depends on the videos of the profile. */
function shownOf(
  stage: Stage,
  result: PaymentResult | null,
  { registered, known }: ReturnType<typeof useDeposit>,
  profile: Loaded<Profile>,
): Shown {
  const registration = known?.registration;
  if (result === null) {
    if (stage === 'draft' || stage === 'steps') return { view: 'steps', stage };
    if (registration) return { view: 'registered', registration };
    // The steps can be shown before the registrations load: the last step requests them again.
    const isUnknown = registered.status === 'failed' && stage === 'registration';
    if (known || isUnknown) return { view: 'steps', stage: 'steps' };
  }
  if (registered.status !== 'ready') return { view: 'deposit', known: registered };
  const loading: Shown = { view: 'deposit', known: { status: 'loading' } };
  if (!known?.outcome) return loading;
  if (!isIn(known)) return { view: 'deposit', known: { status: 'ready', value: known } };
  const isReady = registration && profile.status !== 'loading';
  return isReady ? { view: 'in', registration } : loading;
}

/** Moves what the address says about the deposit into the entry of the history. Celebrates once. */
function useThanks(result: PaymentResult | null, known: DepositSummary | null, shown: Shown) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const entry = useEntry();
  const celebrates = shown.view === 'in' && !entry?.isCelebrated;
  /** Undefined while it is not known. */
  const outcome = known?.outcome;
  useEffect(() => {
    if (result === null || outcome === undefined) return;
    if (outcome !== null && !search.has('deposit') && !celebrates) return;
    const said: Entry = { ...entry, deposit: result, ...(celebrates && { isCelebrated: true }) };
    void navigate(wizardPath, { replace: true, state: outcome === null ? {} : said });
    if (celebrates) void celebrate();
  }, [result, outcome, celebrates, search, entry, navigate]);
}

/** For members who are registered: what they can change or add. */
function RegisteredPage(
  props: Omit<RegisteredViewProps, 'joining'> & {
    check: DepositCheck;
    registration: Registration;
    experience: NightOutExperience | null;
  },
) {
  const { check, registration, experience, onChange, ...view } = props;
  const { progress } = useForm(check.adding);
  return (
    <RegisteredView
      {...view}
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
        onChange();
      }}
    />
  );
}

/**
 * `/emberite/experiences/join`: the steps; after them the moment of success, or the state of the
 * deposit; and for members who are registered and have started nothing new, a page that says so.
 */
export default function WizardPage() {
  const user = useUser();
  const [search] = useSearchParams();
  const experience = readExperience(search.get('experience'));
  const entry = useEntry();
  const result = readPaymentResult(search.get('deposit')) ?? entry?.deposit ?? null;
  // The document preloads it, whatever the page shows.
  const profile = useProfile();
  const deposit = useDeposit(result);
  const { check, state, registered, known } = deposit;
  const [stage, setStage] = useState<Stage>(() =>
    experience || isUntouched(openDraft().state) ? 'registration' : 'draft',
  );
  const shown = shownOf(stage, result, deposit, profile);
  useThanks(result, known, shown);
  if (search.get('experience') === 'poetry-night') {
    return <Navigate to={poetryNightJoinPath} replace />;
  }
  const notOpen = notOpenText(registered, experience);
  if (notOpen) return <NotOpenView text={notOpen} />;
  if (deposit.isLeaving) return <LeavingView />;
  const actions: DepositActions = { state, onStart: (doing) => void check.start(doing) };
  switch (shown.view) {
    case 'steps':
      return (
        <StepsPage
          {...{ check, known, profile }}
          takesFocus={shown.stage === 'steps'}
          onShown={() => setStage(shown.stage)}
          onPay={deposit.pay}
          onSent={() => setStage('registration')}
          onSentElsewhere={() => {
            setStage('sent elsewhere');
            deposit.startOver();
          }}
        />
      );
    case 'registered':
      return (
        <RegisteredPage
          {...{ ...actions, check, experience }}
          registration={shown.registration}
          outcome={known?.outcome ?? null}
          isElsewhere={stage === 'sent elsewhere'}
          onChange={() => setStage('steps')}
        />
      );
    case 'in':
      return (
        <InView
          how={known?.outcome === 'paid' ? 'paid' : 'without'}
          name={registrationName(shown.registration)}
          registeredAt={shown.registration.createdAt}
          email={user?.id ?? ''}
          {...nextStep(profile)}
        />
      );
    default:
      return (
        <DepositView
          {...actions}
          of={result === null ? 'your registration' : 'your deposit'}
          known={shown.known}
          onRetry={() => void check.registered.load()}
        />
      );
  }
}
