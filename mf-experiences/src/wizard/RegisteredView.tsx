import { depositOutcomes, registeredAlready } from '@emberite/content/registrationWizard';
import { Button } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Page, PageHeader, useHeadingFocus } from '@emberite/ui-kit/Page';
import { Stack } from '@emberite/ui-kit/Stack';
import {
  DepositChoices,
  DepositFailure,
  isOwed,
  SeeRegistrations,
  Window,
} from './DepositView.tsx';
import type { DepositActions } from './DepositView.tsx';
import type { Outcome } from './deposit.ts';
import * as styles from './DepositView.module.css';

const labels = registeredAlready;

export interface RegisteredViewProps extends DepositActions {
  /** The state of the deposit; null if there is nothing to say. */
  outcome: Outcome | null;
  /** Whether another tab of this browser has just sent the registration. */
  isElsewhere: boolean;
  /** Opens the steps with the registration's answers. */
  onChange: () => void;
}

/** Says that the member is registered, and what there is to do about the deposit. */
export function RegisteredView(props: RegisteredViewProps) {
  const { outcome, isElsewhere, onChange, ...actions } = props;
  const heading = useHeadingFocus('registered', '');
  const { title, text } = isElsewhere ? labels.elsewhere : labels;
  return (
    <Page width="text" className={styles.page}>
      <Window />
      <PageHeader headingRef={heading} title={title} lead={text} />
      <Stack direction="row">
        <SeeRegistrations variant={outcome && isOwed(outcome) ? 'secondary' : 'primary'} />
        <Button variant="secondary" onClick={onChange}>
          {labels.change}
        </Button>
      </Stack>
      {outcome && (
        <Card as="section" tone="sunken" aria-labelledby="deposit" className={styles.deposit}>
          <h2 id="deposit">{depositOutcomes[outcome].title}</h2>
          <p>{depositOutcomes[outcome].text}</p>
          <DepositFailure state={actions.state} />
          <Stack direction="row">
            <DepositChoices {...actions} outcome={outcome} />
          </Stack>
        </Card>
      )}
    </Page>
  );
}
