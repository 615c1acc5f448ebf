import { wizardPath } from '@emberite/content/registrationWizard';
import { api } from '@emberite/sdk/api';
import { useForm } from '@emberite/sdk/form';
import { useProfile } from '@emberite/sdk/profile';
import type { ProfileState } from '@emberite/sdk/profile';
import { useLocation, useNavigate, useSearchParams } from '@emberite/sdk/router';
import { useEffect, useState } from 'react';
import { createDepositCheck, readEnding } from './deposit.ts';
import { DepositView, LeavingView } from './DepositView.tsx';
import { isUntouched, openDraft } from './draft.ts';
import { openPayment } from './entry.ts';
import type { Entry } from './entry.ts';
import { RegisteredView } from './RegisteredView.tsx';
import { StepsPage } from './StepsPage.tsx';
import { fill } from './wizard.ts';

/**
 * `/emberite/experiences/join`: the steps; after the payment page what became of the deposit; and for
 * members who are registered and have started nothing new, a page that says so.
 */
export default function WizardPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const entry = state as Entry | null;
  const ending = readEnding(search.get('deposit')) ?? entry?.deposit ?? null;
  const isNews = ending === 'paid';

  // The document asks for it, whatever the page shows.
  const profile = useProfile() as ProfileState;
  const [isLeaving, setLeaving] = useState(false);
  const pay = () => {
    setLeaving(true);
    openPayment();
  };
  const [check] = useState(() => createDepositCheck({ api, leave: pay }));
  const deposit = useForm(check);
  const { known, asking } = deposit;

  /** What to show if the address and the history say nothing of the deposit. */
  const [shows, setShows] = useState<'draft' | 'registration' | 'sent elsewhere' | 'steps'>(() =>
    isUntouched(openDraft().state) ? 'registration' : 'draft',
  );
  const hasNothingToSay = known !== null && known.outcome === null;
  const isUnknown = asking.progress.status === 'failed';
  const hasSteps = shows === 'draft' || shows === 'steps';
  // The steps need no answer: the last one asks again.
  const canBegin = known?.registration === null || (isUnknown && shows === 'registration');
  if (ending === null && !hasSteps && canBegin) setShows('steps');

  useEffect(() => void check.ask(isNews), [check, isNews, ending]);
  useEffect(() => {
    // The browser may show this page as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      setLeaving(false);
      if (!persisted) return;
      check.forget();
      void check.ask(false);
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [check]);
  useEffect(() => {
    if (ending === null || !known) return;
    if (!hasNothingToSay && !search.has('deposit')) return;
    const kept: Entry = hasNothingToSay ? {} : { ...entry, deposit: ending };
    void navigate(wizardPath, { replace: true, state: kept });
  }, [ending, known, hasNothingToSay, search, entry, navigate]);

  if (isLeaving) return <LeavingView />;
  if (ending === null && hasSteps) {
    return (
      <StepsPage
        check={check}
        profile={profile}
        takesFocus={shows === 'steps'}
        onPay={pay}
        onSentElsewhere={() => {
          setShows('sent elsewhere');
          check.forget();
          void check.ask(false);
        }}
      />
    );
  }
  const ask = () => void check.ask(isNews);
  const registration = known?.registration;
  if (ending === null && registration) {
    return (
      <RegisteredView
        state={deposit}
        actions={check}
        isElsewhere={shows === 'sent elsewhere'}
        onChange={() => {
          fill(registration);
          setShows('steps');
        }}
      />
    );
  }
  return <DepositView state={deposit} actions={check} onAsk={ask} />;
}
