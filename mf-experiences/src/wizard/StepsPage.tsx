import { placeOf } from '@emberite/content/locations';
import { registrationsPath, wizardPath } from '@emberite/content/paths';
import { missingVideos } from '@emberite/content/registration';
import { registrationCreate } from '@emberite/sdk/api';
import type { Profile } from '@emberite/contract/profile';
import { useForm } from '@emberite/sdk/form';
import { completeNotice } from '@emberite/sdk/notices';
import { ownProfile } from '@emberite/sdk/profile';
import type { Loaded } from '@emberite/sdk/resource';
import { useNavigate, useSearchParams } from '@emberite/sdk/router';
import { useUser } from '@emberite/sdk/session';
import { useIsShown } from '@emberite/sdk/shown';
import { useStepHistory } from '@emberite/sdk/steps';
import { useEffect, useEffectEvent, useState } from 'react';
import { useBack } from '../navigation/useBack.ts';
import { mayPay, settledBy } from './deposit.ts';
import type { DepositCheck, DepositSummary } from './deposit.ts';
import { readExperience } from '../experiences/catalogue.ts';
import { isUntouched, onEmptied, openDraft } from './draft.ts';
import { useEntry } from './entry.ts';
import type { Entry } from './entry.ts';
import { createWizard, skippedSteps } from './wizard.ts';
import { WizardView } from './WizardView.tsx';

/** Whether the member has all required videos. While that is not known, the question is asked. */
function hasVideos(): boolean {
  const { loaded } = ownProfile().state;
  return loaded.status === 'ready' && missingVideos(loaded.value.videos).length === 0;
}

export interface StepsPageProps {
  check: DepositCheck;
  /** What the member is registered for and has paid; null while that is not known. */
  known: DepositSummary | null;
  /** The member's profile, for the videos in it. */
  profile: Loaded<Profile>;
  /** Whether the steps replace something that had the focus. */
  takesFocus: boolean;
  /** Called when the steps are shown. */
  onShown: () => void;
  onPay: () => void;
  /** Called when the answers are sent: no entry of the history shows the steps again. */
  onSent: () => void;
  /** Called when another tab has sent the answers. */
  onSentElsewhere: () => void;
}

/** The steps. Each is an entry of the browser's history. */
export function StepsPage(props: StepsPageProps) {
  const { check, known, profile, takesFocus, onShown, onPay, onSent, onSentElsewhere } = props;
  const navigate = useNavigate();
  const leave = useBack('/emberite/experiences');
  const entry = useEntry();
  const [search] = useSearchParams();
  const user = useUser();
  const location = user?.location ?? '';
  const [wizard] = useState(() => {
    const created = createWizard({
      store: openDraft(),
      api: { registrationCreate },
      lookUp: check.lookUp,
      location,
      hasVideos,
      onClosed: () => void check.registered.load(),
    });
    const experience = readExperience(search.get('experience'));
    if (experience) created.change({ experience });
    return created;
  });
  // The videos may make a question unnecessary.
  const { requested, follow, back } = useStepHistory(wizardPath, wizard, leave, profile);

  const isShown = useIsShown();
  const sentElsewhere = useEffectEvent(() => {
    if (wizard.state.submission === 'preSubmit') onSentElsewhere();
  });
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  useEffect(() => onEmptied(openDraft(), () => sentElsewhere()), []);

  const deposit = known?.deposit ?? null;
  const settled = settledBy(deposit);

  async function next() {
    // A member who has paid is not asked.
    if (settled && requested === 4) wizard.change({ depositAgreement: 'yes' });
    const registration = await wizard.next();
    // A member who has left the page meanwhile is not taken back.
    if (!isShown.current) {
      if (registration) completeNotice('You are registered.');
      return;
    }
    if (requested === 4 && !registration && isUntouched(openDraft().state)) {
      onSentElsewhere();
    } else if (registration) {
      const pays = registration.depositAgreement === 'yes' && mayPay(deposit);
      if (!pays && check.had(registration)) {
        completeNotice('Your registration is changed.');
        await navigate(registrationsPath, { replace: true });
        return;
      }
      check.store(registration);
      // Back from the payment page leads to the state of the deposit, not to an empty form.
      const sent: Entry = { ...entry, deposit: settled === 'paid' ? 'paid' : 'other' };
      await navigate(wizardPath, { replace: true, state: sent });
      onSent();
      if (pays) onPay();
    } else {
      await follow();
    }
  }

  async function keep() {
    await navigate(registrationsPath, { replace: true });
    openDraft().reset();
  }

  return (
    <WizardView
      state={useForm(wizard)}
      skipped={skippedSteps(hasVideos())}
      location={placeOf(user, location)}
      takesFocus={takesFocus}
      profile={profile}
      known={known}
      actions={{
        change: wizard.change,
        next: () => void next(),
        back,
        keep: () => void keep(),
        retry: () => void ownProfile().load(),
      }}
    />
  );
}
