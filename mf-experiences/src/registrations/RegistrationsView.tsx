import { poetryNightJoin } from '@emberite/content/poetryNight';
import { depositDollars } from '@emberite/content/registration';
import { wizardPath } from '@emberite/content/registrationWizard';
import type { Registration } from '@emberite/sdk/contract/registration';
import { Button, ButtonLink } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Day } from '@emberite/ui-kit/Day';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { ErrorState } from '@emberite/ui-kit/ErrorState';
import { Icon, Pencil, Ticket, Wallet } from '@emberite/ui-kit/Icon';
import { Skeleton, SkeletonGroup } from '@emberite/ui-kit/Skeleton';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import { depositStatus, inWords } from './registrations.ts';
import type { Registered, RegistrationsState } from './registrations.ts';
import * as styles from './RegistrationsView.module.css';
import { WayToEvent } from './WayToEvent.tsx';

export interface RegistrationsViewProps {
  state: RegistrationsState;
  onLoad: () => void;
  /** Opens the form of a registration. */
  onChange: (registration: Registration) => void;
}

/** What the member is registered for, and how far each registration has come. */
export function RegistrationsView({ state, onLoad, onChange }: RegistrationsViewProps) {
  const { registered, loading } = state;
  return (
    <section id="registrations" className={styles.section} aria-labelledby="registrations-title">
      <h2 id="registrations-title">My registrations</h2>
      {registered ? (
        <List registered={registered} onChange={onChange} />
      ) : loading.progress.status === 'failed' ? (
        <ErrorState
          headingLevel={3}
          title="We could not load your registrations."
          action={<Button onClick={onLoad}>Try again</Button>}
        >
          {loading.progress.message}
        </ErrorState>
      ) : (
        <SkeletonGroup label="Loading your registrations">
          <Skeleton shape="card" />
        </SkeletonGroup>
      )}
    </section>
  );
}

function List({
  registered,
  onChange,
}: {
  registered: Registered;
  onChange: (registration: Registration) => void;
}) {
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
      {(registrations.length > 0 || deposit) && <DepositCard registered={registered} />}
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
  const { title, times, activities, budget } = inWords(registration);
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

function DepositCard({ registered }: { registered: Registered }) {
  return (
    <Card as="section" tone="sunken" aria-labelledby="deposit" className={styles.deposit}>
      <span className={styles.wallet}>
        <Icon of={Wallet} size="large" />
      </span>
      <div className={styles.words}>
        <h3 id="deposit">Deposit</h3>
        <DepositText registered={registered} />
      </div>
    </Card>
  );
}

function DepositText({ registered }: { registered: Registered }) {
  const { deposit } = registered;
  const status = depositStatus(registered);
  if (status === 'not-paid') {
    return (
      <p>
        You agreed to a deposit of ${depositDollars}. It is not paid yet.{' '}
        <TextLink href="/payment">Pay ${depositDollars}</TextLink>
      </p>
    );
  }
  if (!deposit) return <p>None. It is optional for now.</p>;
  return (
    <p>
      ${deposit.amount} paid on <Day time={deposit.paidAt} />
      {deposit.refundedAt ? (
        <>
          , refunded on <Day time={deposit.refundedAt} />.
        </>
      ) : (
        '. It is applied to the payment of your event, and refunded if no group forms within three months.'
      )}
    </p>
  );
}
