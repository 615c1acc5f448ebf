import type { Progress } from '@emberite/sdk/action';
import { Button } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Failure } from '@emberite/ui-kit/Failure';
import { Page, PageHeader, useHeadingFocus } from '@emberite/ui-kit/Page';
import { Stack } from '@emberite/ui-kit/Stack';
import { ExperienceSummary } from '../booking/ExperienceSummary.tsx';
import type { Experience } from '../experiences/experience.ts';
import type { Outcome } from './deposit.ts';
import * as styles from './DepositView.module.css';
import { DepositChoices, isOwed, SeeRegistrations, Window } from './DepositView.tsx';
import type { DepositActions } from './DepositView.tsx';
import { depositOutcomes, experienceJoin, registeredAlready } from './registrationWizard.ts';

const labels = registeredAlready;

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

function joiningWords({
  experience,
  registration,
  isAdded,
}: NonNullable<RegisteredViewProps['joining']>) {
  const { title, text } = isAdded ? experienceJoin.added : experienceJoin.offer;
  return { title: title(experience.title), text: text(registration) };
}

/**
 * Says that the member is registered, offers to add the experience they came for, and what there is to do about the
 * deposit.
 */
export function RegisteredView(props: RegisteredViewProps) {
  const { outcome, isElsewhere, joining, onChange, ...actions } = props;
  const { title, text } = isElsewhere ? labels.elsewhere : joining ? joiningWords(joining) : labels;
  const heading = useHeadingFocus(title, '');
  const isOffer = joining !== null && !joining.isAdded;
  return (
    <Page width="text" className={styles.page}>
      <Window />
      <PageHeader headingRef={heading} title={title} lead={text} />
      {joining && (
        <Card>
          <ExperienceSummary experience={joining.experience} />
        </Card>
      )}
      {joining && <Failure of={joining.progress} />}
      <Stack direction="row">
        {isOffer && (
          <Button
            busy={joining.progress.status === 'busy' ? experienceJoin.offer.adding : undefined}
            onClick={joining.onAdd}
          >
            {experienceJoin.offer.add}
          </Button>
        )}
        <SeeRegistrations
          variant={isOffer || (outcome && isOwed(outcome)) ? 'secondary' : 'primary'}
        />
        <Button variant="secondary" onClick={onChange}>
          {labels.change}
        </Button>
      </Stack>
      {outcome && (
        <Card as="section" tone="sunken" aria-labelledby="deposit" className={styles.deposit}>
          <h2 id="deposit">{depositOutcomes[outcome].title}</h2>
          <p>{depositOutcomes[outcome].text}</p>
          <Failure of={actions.state.action.progress} />
          <Stack direction="row">
            <DepositChoices {...actions} outcome={outcome} isAside={isOffer} />
          </Stack>
        </Card>
      )}
    </Page>
  );
}
