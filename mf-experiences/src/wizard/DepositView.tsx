import {
  depositActions,
  depositOutcomes,
  registrationsPath,
  registrationStanding,
  wizardPath,
} from '@emberite/content/registrationWizard';
import { Button, ButtonLink } from '@emberite/ui-kit/Button';
import type { ButtonLinkProps } from '@emberite/ui-kit/Button';
import { ErrorState } from '@emberite/ui-kit/ErrorState';
import { Message } from '@emberite/ui-kit/Message';
import { Page, PageHeader, useHeadingFocus } from '@emberite/ui-kit/Page';
import { Scene } from '@emberite/ui-kit/Scene';
import { Skeleton, SkeletonGroup } from '@emberite/ui-kit/Skeleton';
import { Stack } from '@emberite/ui-kit/Stack';
import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import type { DepositCheck, DepositCheckState, Outcome } from './deposit.ts';
import * as styles from './DepositView.module.css';

const labels = depositActions;

export interface DepositViewProps {
  state: DepositCheckState;
  actions: Pick<DepositCheck, 'ask' | 'pay' | 'goWithout'>;
  /** Asks again after a failure. */
  onAsk: () => void;
}

/** The picture above what the page says. */
export const Window = () => (
  <div className={styles.window}>
    <Scene motif="dance" />
  </div>
);

/** Leads to what the member is registered for. */
export const SeeRegistrations = ({ variant }: Pick<ButtonLinkProps, 'variant'>) => (
  <ButtonLink href={registrationsPath} variant={variant}>
    {labels.registrations}
  </ButtonLink>
);

/** Whether there is a deposit to pay. */
export const isOwed = (outcome: Outcome): boolean =>
  ['not-paid', 'unavailable', 'failed', 'refunded'].includes(outcome);

/** What to do about the deposit, if anything. */
export function DepositChoices({
  state,
  actions,
  outcome,
}: Pick<DepositViewProps, 'state' | 'actions'> & { outcome: Outcome }) {
  const { paying, changing, asking } = state;
  const busy = (progress: { status: string }, label: string) =>
    progress.status === 'busy' ? label : undefined;
  switch (outcome) {
    case 'paid':
    case 'already-paid':
    case 'without':
      return null;
    case 'pending':
    case 'unconfirmed':
      return (
        <Button
          variant="secondary"
          busy={busy(asking.progress, labels.checking)}
          // If it is paid by now, that is news.
          onClick={() => void actions.ask(true)}
        >
          {labels.check}
        </Button>
      );
    default:
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
        </>
      );
  }
}

/** Why the last action failed, if it did. */
export function DepositFailure({ state }: Pick<DepositViewProps, 'state'>) {
  const failure = [state.asking, state.paying, state.changing]
    .map(({ progress }) => progress)
    .find(({ status }) => status === 'failed');
  return (
    failure?.status === 'failed' && (
      <Message tone="danger" title={failure.message} remedy={failure.remedy} />
    )
  );
}

/** What became of the deposit, and what the member can do about it. */
export function DepositView({ state, actions, onAsk }: DepositViewProps) {
  const { known, asking } = state;
  const outcome = known?.outcome;
  const hasFailed = !outcome && asking.progress.status === 'failed';
  const heading = useHeadingFocus(hasFailed ? 'failed' : (outcome ?? ''), '');
  if (asking.progress.status === 'failed' && !outcome) {
    return (
      <Page width="text">
        <ErrorState
          headingLevel={1}
          title={labels.unknown}
          action={<Button onClick={onAsk}>{labels.retry}</Button>}
        >
          {asking.progress.message}
        </ErrorState>
      </Page>
    );
  }
  if (!outcome) {
    return (
      <Page width="text">
        {/* Takes the focus from Try again. */}
        <VisuallyHidden>
          <h1 ref={heading} tabIndex={-1}>
            {labels.asking}
          </h1>
        </VisuallyHidden>
        <SkeletonGroup label={labels.asking}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      </Page>
    );
  }
  const { title, text } = depositOutcomes[outcome];
  const { registered, unregistered } = registrationStanding;
  const standing = known.registration ? registered : unregistered;
  return (
    <Page width="text" className={styles.page}>
      <Window />
      <PageHeader
        headingRef={heading}
        title={title}
        lead={outcome === 'without' ? text : `${standing} ${text}`}
      />
      <DepositFailure state={state} />
      <Stack direction="row">
        {!known.registration ? (
          <ButtonLink href={wizardPath}>{labels.register}</ButtonLink>
        ) : (
          !isOwed(outcome) && <SeeRegistrations />
        )}
        <DepositChoices state={state} actions={actions} outcome={outcome} />
        {outcome === 'unavailable' && (
          <ButtonLink variant="quiet" href={registrationsPath}>
            {labels.later}
          </ButtonLink>
        )}
      </Stack>
    </Page>
  );
}

/** Shown while the browser leaves for the payment page. */
export function LeavingView() {
  const heading = useHeadingFocus('leaving', '');
  return (
    <Page width="text" className={styles.page}>
      <Window />
      <PageHeader headingRef={heading} title={labels.leaving.title} lead={labels.leaving.text} />
    </Page>
  );
}
