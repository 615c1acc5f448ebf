import type { Progress } from '@emberite/sdk/action';
import { Button } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Failure } from '@emberite/ui-kit/Failure';
import { useHeadingFocus, useLostFocus } from '@emberite/ui-kit/Page';
import { Stack } from '@emberite/ui-kit/Stack';
import { ExperienceSummary } from '../booking/ExperienceSummary.tsx';
import type { Experience } from '../experiences/experience.ts';
import type { Outcome } from './deposit.ts';
import * as styles from './DepositView.module.css';
import { DepositChoices, isOwed, SeeRegistrations, WindowPage } from './DepositView.tsx';
import type { DepositActions } from './DepositView.tsx';
import { depositOutcomes } from './registrationWizard.ts';

export interface RegisteredViewProps extends DepositActions {
  /** The state of the deposit; null if there is nothing to say. */
  outcome: Outcome | null;
  /** Whether another tab of this browser has just sent the registration. */
  isElsewhere: boolean;
  /** The experience that the page was opened for, and adding it to the registration. */
  joining: {
    experience: Experience;
    /** What the registration is called in a sentence. */
    registration: string;
    isAdded: boolean;
    progress: Progress;
    onAdd: () => void;
  } | null;
  /** Opens the steps with the registration's answers. */
  onChange: () => void;
}

function wordsOf({ isElsewhere, joining }: RegisteredViewProps): { title: string; text: string } {
  if (isElsewhere) {
    return {
      title: 'You are registered',
      text: 'This form was closed in another tab. There is nothing left to do here.',
    };
  }
  if (!joining) {
    return {
      title: 'You are already registered',
      text: 'You can change your answers whenever you like. Your registration stays as it is until you have finished.',
    };
  }
  const { experience, registration, isAdded } = joining;
  if (isAdded) {
    return {
      title: `${experience.title} is in your registration`,
      text: 'We look for a group for it that suits your times.',
    };
  }
  return {
    title: `Add ${experience.title}?`,
    text: `You are registered for ${registration}. Add this experience to your registration, and we look for a group for it, too. Your answers stay as they are.`,
  };
}

/**
 * Says that the member is registered, offers to add the experience they came for, and what there is to do about the
 * deposit.
 */
export function RegisteredView(props: RegisteredViewProps) {
  const { outcome, joining, onChange, state, onStart } = props;
  const { title, text } = wordsOf(props);
  const heading = useHeadingFocus(title, '');
  // The pressed choice about the deposit may be gone then.
  const deposit = useLostFocus<HTMLHeadingElement>(outcome);
  const isOffer = joining !== null && !joining.isAdded;
  return (
    <WindowPage headingRef={heading} title={title} lead={text}>
      {joining && (
        <Card>
          <ExperienceSummary experience={joining.experience} />
        </Card>
      )}
      {joining && <Failure of={joining.progress} />}
      <Stack direction="row">
        {isOffer && (
          <Button
            busy={joining.progress.status === 'busy' ? 'Adding...' : undefined}
            onClick={joining.onAdd}
          >
            Add to my registration
          </Button>
        )}
        <SeeRegistrations
          variant={isOffer || (outcome && isOwed(outcome)) ? 'secondary' : 'primary'}
        />
        <Button variant="secondary" onClick={onChange}>
          Change my answers
        </Button>
      </Stack>
      {outcome && (
        <Card as="section" tone="sunken" aria-labelledby="deposit" className={styles.deposit}>
          <h2 id="deposit" ref={deposit}>
            {depositOutcomes[outcome].title}
          </h2>
          <p>{depositOutcomes[outcome].text}</p>
          <Failure of={state.action.progress} />
          <Stack direction="row">
            <DepositChoices {...{ state, onStart, outcome }} isAside={isOffer} />
          </Stack>
        </Card>
      )}
    </WindowPage>
  );
}
