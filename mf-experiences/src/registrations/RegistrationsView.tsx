import { poetryNightJoin } from '@emberite/content/poetryNight';
import { depositDollars } from '@emberite/content/registration';
import { depositOutcomes, wizardPath } from '@emberite/content/registrationWizard';
import type { Registration } from '@emberite/sdk/contract/registration';
import type { Loaded } from '@emberite/sdk/resource';
import { Button, ButtonLink } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Day } from '@emberite/ui-kit/Day';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Icon, Pencil, Ticket, Wallet } from '@emberite/ui-kit/Icon';
import { Loadable } from '@emberite/ui-kit/Loadable';
import { useLostFocus } from '@emberite/ui-kit/Page';
import { Skeleton } from '@emberite/ui-kit/Skeleton';
import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import { depositStatus, summarize, owesDeposit } from './registrations.ts';
import type { Registered } from './registrations.ts';
import * as styles from './RegistrationsView.module.css';
import { WayToEvent } from './WayToEvent.tsx';

export interface RegistrationsViewProps {
  loaded: Loaded<Registered>;
  onLoad: () => void;
  /** Opens the form of a registration. */
  onChange: (registration: Registration) => void;
  /** Leaves for the payment page. */
  onPay: () => void;
}

/** What the member is registered for, and how far each registration has come. */
export function RegistrationsView({ loaded, onLoad, onChange, onPay }: RegistrationsViewProps) {
  const heading = useLostFocus<HTMLHeadingElement>(loaded.status);
  return (
    <section id="registrations" className={styles.section} aria-labelledby="registrations-title">
      <h2 id="registrations-title" ref={heading} tabIndex={-1}>
        My registrations
      </h2>
      <Loadable
        of="your registrations"
        loaded={loaded}
        onRetry={onLoad}
        headingLevel={3}
        skeleton={<Skeleton shape="card" />}
      >
        {(registered) => <List registered={registered} onChange={onChange} onPay={onPay} />}
      </Loadable>
    </section>
  );
}

function List({
  registered,
  onChange,
  onPay,
}: Pick<RegistrationsViewProps, 'onChange' | 'onPay'> & { registered: Registered }) {
  const { registrations, deposit } = registered;
  const hasNightOut = registrations.some(({ kind }) => kind === 'night-out');
  return (
    <>
      {registrations.length === 0 && (
        <EmptyState
          headingLevel={3}
          title="You are not registered for anything yet"
          picture={<Icon of={Ticket} size="large" />}
          action={
            <>
              <ButtonLink href={wizardPath}>Register for a night out</ButtonLink>
              <ButtonLink href={poetryNightJoin.to} variant="secondary">
                Register for poetry night
              </ButtonLink>
            </>
          }
        >
          Tell us when you are free and what you like. It takes a few minutes.
        </EmptyState>
      )}
      {registrations.map((registration) => (
        <RegistrationCard
          key={registration.id}
          registration={registration}
          onChange={() => onChange(registration)}
        />
      ))}
      {(registrations.length > 0 || deposit) && (
        <DepositCard registered={registered} onPay={onPay} />
      )}
      {registrations.length > 0 && !hasNightOut && (
        <div>
          <ButtonLink href={wizardPath} variant="secondary">
            Register for a night out
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function RegistrationCard({
  registration,
  onChange,
}: {
  registration: Registration;
  onChange: () => void;
}) {
  const { id, createdAt } = registration;
  const { title, times, activities, budget } = summarize(registration);
  return (
    <Card as="article" padding="roomy" aria-labelledby={id} className={styles.card}>
      <header className={styles.header}>
        <h3 id={id}>{title}</h3>
        <Button variant="secondary" size="small" onClick={onChange}>
          <Icon of={Pencil} />
          <span>
            Change<VisuallyHidden>: {title}</VisuallyHidden>
          </span>
        </Button>
      </header>
      <dl className={styles.choices}>
        <div>
          <dt>Your times</dt>
          {times.map((time) => (
            <dd key={time}>{time}</dd>
          ))}
        </div>
        {activities.length > 0 && (
          <div>
            <dt>Activities</dt>
            <dd>{activities.join(', ')}</dd>
          </div>
        )}
        {budget && (
          <div>
            <dt>Budget</dt>
            <dd>{budget}</dd>
          </div>
        )}
      </dl>
      <WayToEvent registeredAt={createdAt} />
    </Card>
  );
}

function DepositCard({ registered, onPay }: { registered: Registered; onPay: () => void }) {
  return (
    <Card as="section" tone="sunken" aria-labelledby="deposit" className={styles.deposit}>
      <span className={styles.wallet}>
        <Icon of={Wallet} size="large" />
      </span>
      <div className={styles.words}>
        <h3 id="deposit">Deposit</h3>
        <DepositText registered={registered} onPay={onPay} />
      </div>
    </Card>
  );
}

/** What the payment module knows, and what the member can do next. */
function DepositText({ registered, onPay }: { registered: Registered; onPay: () => void }) {
  const { deposit, payments } = registered;
  const status = depositStatus(registered);
  const facts = () => {
    if (status === 'unconfirmed') return depositOutcomes.unconfirmed.text;
    if (!deposit) {
      if (status === 'none') return 'Not paid. It is optional for now.';
      return `You agreed to a deposit of $${depositDollars}. It is not paid yet.`;
    }
    switch (deposit.status) {
      case 'pending':
        return (
          <>
            A payment of ${deposit.amount} has been on its way since{' '}
            <Day time={deposit.startedAt} />. {depositOutcomes.pending.text}
          </>
        );
      case 'failed':
        return (
          <>
            Your bank refused the payment of <Day time={deposit.startedAt} />, so you have no
            deposit.
          </>
        );
      case 'paid':
        return (
          <>
            ${deposit.amount} paid on <Day time={deposit.paidAt} />. It is applied to the payment of
            your event, and refunded if no group forms within three months.
          </>
        );
      case 'refunded':
        return (
          <>
            ${deposit.amount} paid on <Day time={deposit.paidAt} />, refunded on{' '}
            <Day time={deposit.refundedAt} />.
          </>
        );
    }
  };
  return (
    <>
      <p>{facts()}</p>
      {owesDeposit(registered) &&
        (payments === 'unavailable' ? (
          <p>{depositOutcomes.unavailable.title}. Please try again later.</p>
        ) : (
          <Button variant="secondary" size="small" onClick={onPay}>
            Pay ${depositDollars}
          </Button>
        ))}
    </>
  );
}
