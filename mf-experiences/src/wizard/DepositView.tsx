import { registrationsPath, wizardPath } from '@emberite/content/paths';
import type { Loaded } from '@emberite/sdk/resource';
import { Button, ButtonLink } from '@emberite/ui-kit/Button';
import type { ButtonLinkProps } from '@emberite/ui-kit/Button';
import { Failure } from '@emberite/ui-kit/Failure';
import { Page, PageHeader, useHeadingFocus } from '@emberite/ui-kit/Page';
import type { PageHeaderProps } from '@emberite/ui-kit/Page';
import { DuskScene } from '@emberite/ui-kit/Scene';
import { Stack } from '@emberite/ui-kit/Stack';
import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import type { ReactNode } from 'react';
import type { DepositState, Doing, DepositSummary, Outcome } from './deposit.ts';
import * as styles from './DepositView.module.css';
import { PendingPage } from './PendingPage.tsx';
import { depositActions, depositOutcomes } from './registrationWizard.ts';

/** What the member is doing about the deposit, and how to start it. */
export interface DepositActions {
  state: DepositState;
  onStart: (doing: Doing) => void;
}

export interface DepositViewProps extends DepositActions {
  known: Loaded<DepositSummary>;
  /** What is asked for: somebody may not have come for their deposit. */
  of: 'your deposit' | 'your registration';
  onRetry: () => void;
}

/** A page of the registration besides its steps: a picture above its heading. */
export const WindowPage = ({ children, ...header }: PageHeaderProps & { children?: ReactNode }) => (
  <Page width="text" className={styles.page}>
    <div className={styles.window}>
      <DuskScene />
    </div>
    <PageHeader {...header} />
    {children}
  </Page>
);

/** Leads to what the member is registered for. */
export const SeeRegistrations = ({ variant }: Pick<ButtonLinkProps, 'variant'>) => (
  <ButtonLink href={registrationsPath} variant={variant}>
    See my registrations
  </ButtonLink>
);

/** Whether there is a deposit to pay. */
export const isOwed = (outcome: Outcome): boolean =>
  ['not-paid', 'unavailable', 'failed', 'refunded'].includes(outcome);

interface DepositChoicesProps extends DepositActions {
  outcome: Outcome;
  /** Whether the page is about something else. */
  isAside?: boolean;
}

/** What to do about the deposit, if anything. */
export function DepositChoices({ state, onStart, outcome, isAside }: DepositChoicesProps) {
  const { doing, action } = state;
  const busy = (what: Doing, label: string) =>
    action.progress.status === 'busy' && doing === what ? label : undefined;
  switch (outcome) {
    case 'paid':
    case 'already-paid':
    case 'used':
    case 'refunding':
    case 'without':
      return null;
    case 'pending':
    case 'overdue':
    case 'unconfirmed':
      return (
        <>
          <Button
            variant="secondary"
            busy={busy('check', depositActions.checking)}
            onClick={() => onStart('check')}
          >
            {depositActions.check}
          </Button>
          <output>
            {doing === 'check' && action.progress.status === 'done' && depositActions.noNews}
          </output>
          {outcome === 'overdue' && (
            <Button
              variant="secondary"
              busy={busy('pay', depositActions.checking)}
              onClick={() => onStart('pay')}
            >
              {depositActions.payAnotherWay}
            </Button>
          )}
        </>
      );
    default:
      return (
        <>
          <Button
            variant={isAside ? 'secondary' : 'primary'}
            busy={busy('pay', depositActions.checking)}
            onClick={() => onStart('pay')}
          >
            {outcome === 'unavailable' ? 'Try the payment again' : 'Pay the $10 deposit'}
          </Button>
          <Button
            variant="secondary"
            busy={busy('goWithout', 'Saving...')}
            onClick={() => onStart('goWithout')}
          >
            Go without a deposit
          </Button>
        </>
      );
  }
}

/** The state of the deposit, and what the member can do about it. */
export function DepositView({ known, of, onRetry, ...actions }: DepositViewProps) {
  const outcome = known.status === 'ready' ? known.value.outcome : null;
  const heading = useHeadingFocus(outcome ?? known.status, 'loading');
  if (known.status !== 'ready' || !outcome) {
    return (
      <PendingPage of={of} loaded={known} onRetry={onRetry}>
        {known.status === 'loading' && (
          // Takes the focus from Try again.
          <VisuallyHidden>
            <h1 ref={heading} tabIndex={-1}>
              Loading {of}
            </h1>
          </VisuallyHidden>
        )}
      </PendingPage>
    );
  }
  const { registration } = known.value;
  const { title, text } = depositOutcomes[outcome];
  const standing = registration
    ? 'You are registered.'
    : 'You are not registered for a night out yet.';
  return (
    <WindowPage
      headingRef={heading}
      title={title}
      lead={outcome === 'without' ? text : `${standing} ${text}`}
    >
      <Failure of={actions.state.action.progress} />
      <Stack direction="row">
        {!registration ? (
          <ButtonLink href={wizardPath}>Start my registration</ButtonLink>
        ) : (
          !isOwed(outcome) && <SeeRegistrations />
        )}
        <DepositChoices {...actions} outcome={outcome} />
        {outcome === 'unavailable' && (
          <ButtonLink variant="quiet" href={registrationsPath}>
            Pay later
          </ButtonLink>
        )}
      </Stack>
    </WindowPage>
  );
}

/** Shown while the browser leaves for the payment page. */
export function LeavingView() {
  const heading = useHeadingFocus('leaving', '');
  return (
    <WindowPage
      headingRef={heading}
      title="You are registered"
      lead="Taking you to the payment..."
    />
  );
}
