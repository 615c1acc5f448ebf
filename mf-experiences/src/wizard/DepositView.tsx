import {
  depositActions,
  depositOutcomes,
  registrationsPath,
  wizardPath,
} from '@emberite/content/registrationWizard';
import { Button, ButtonLink } from '@emberite/ui-kit/Button';
import { ErrorState } from '@emberite/ui-kit/ErrorState';
import { Message } from '@emberite/ui-kit/Message';
import { Page, PageHeader, useHeadingFocus } from '@emberite/ui-kit/Page';
import { Scene } from '@emberite/ui-kit/Scene';
import { Skeleton, SkeletonGroup } from '@emberite/ui-kit/Skeleton';
import { Stack } from '@emberite/ui-kit/Stack';
import type { DepositCheck, DepositCheckState, Outcome } from './deposit.ts';
import * as styles from './DepositView.module.css';

const labels = depositActions;

export interface DepositViewProps {
  state: DepositCheckState;
  actions: Pick<DepositCheck, 'ask' | 'pay' | 'goWithout'>;
}

const Window = () => (
  <div className={styles.window}>
    <Scene motif="dance" />
  </div>
);

/** What to do about each outcome. */
function Choices({ state, actions, outcome }: DepositViewProps & { outcome: Outcome }) {
  const { paying, changing, asking, known } = state;
  const busy = (progress: { status: string }, label: string) =>
    progress.status === 'busy' ? label : undefined;
  const seeRegistrations = <ButtonLink href={registrationsPath}>{labels.registrations}</ButtonLink>;
  if (outcome === 'paid' || outcome === 'already-paid' || outcome === 'without') {
    if (known?.registration) return seeRegistrations;
    return <ButtonLink href={wizardPath}>{labels.register}</ButtonLink>;
  }
  if (outcome === 'pending') {
    return (
      <>
        {seeRegistrations}
        <Button
          variant="secondary"
          busy={busy(asking.progress, labels.checking)}
          onClick={() => void actions.ask()}
        >
          {labels.check}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button busy={busy(paying.progress, labels.checking)} onClick={() => void actions.pay()}>
        {outcome === 'unavailable' ? labels.again : labels.pay}
      </Button>
      <Button
        variant="secondary"
        busy={busy(changing.progress, labels.savingWithout)}
        onClick={() => void actions.goWithout()}
      >
        {labels.without}
      </Button>
      {outcome === 'unavailable' && (
        <ButtonLink variant="quiet" href={registrationsPath}>
          {labels.later}
        </ButtonLink>
      )}
    </>
  );
}

/** What became of the deposit, and what the member can do about it. */
export function DepositView({ state, actions }: DepositViewProps) {
  const { known, asking } = state;
  const outcome = known?.outcome;
  const heading = useHeadingFocus(outcome ?? '');
  const failure = [state.asking, state.paying, state.changing]
    .map(({ progress }) => progress)
    .find(({ status }) => status === 'failed');
  if (!outcome) {
    return (
      <Page width="text">
        {asking.progress.status === 'failed' ? (
          <ErrorState
            headingLevel={1}
            title={labels.unknown}
            action={<Button onClick={() => void actions.ask()}>{labels.retry}</Button>}
          >
            {asking.progress.message}
          </ErrorState>
        ) : (
          <SkeletonGroup label={labels.asking}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </SkeletonGroup>
        )}
      </Page>
    );
  }
  const { title, text } = depositOutcomes[outcome];
  return (
    <Page width="text" className={styles.page}>
      <Window />
      <PageHeader headingRef={heading} title={title} lead={text} />
      {failure?.status === 'failed' && <Message tone="danger" title={failure.message} />}
      <Stack direction="row">
        <Choices state={state} actions={actions} outcome={outcome} />
      </Stack>
    </Page>
  );
}

/** Shown while the browser leaves for the payment page. */
export function LeavingView() {
  return (
    <Page width="text" className={styles.page}>
      <Window />
      <PageHeader title={labels.leaving.title} lead={labels.leaving.text} />
    </Page>
  );
}
