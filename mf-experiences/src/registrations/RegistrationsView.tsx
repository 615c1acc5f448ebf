import { depositDollars } from '@emberite/content/registration';
import { removalOf } from '@emberite/sdk/action';
import type { Progress, Removal } from '@emberite/sdk/action';
import type { Registration } from '@emberite/contract/registration';
import type { Loaded } from '@emberite/sdk/resource';
import { placesBy } from '../evenings/evening.ts';
import type { Evenings } from '../evenings/evening.ts';
import { depositStatus } from '../registered/deposit.ts';
import type { Standing as StandingOf } from '@emberite/sdk/standing';
import type { Registered } from '../registered/deposit.ts';
import { Button } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Day } from '@emberite/ui-kit/Day';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Icon, Ticket, Wallet } from '@emberite/ui-kit/Icon';
import { Loadable } from '@emberite/ui-kit/Loadable';
import { Failure } from '@emberite/ui-kit/Failure';
import { useLostFocus } from '@emberite/ui-kit/Page';
import { Skeleton } from '@emberite/ui-kit/Skeleton';
import { Stack } from '@emberite/ui-kit/Stack';
import { Standing } from '@emberite/ui-kit/Standing';
import type { ReactNode } from 'react';
import { depositActions, depositOutcomes, placeNotOpen } from '../wizard/registrationWizard.ts';
import { RegisterLinks } from './RegisterLinks.tsx';
import { RegistrationCard } from './RegistrationCard.tsx';
import { isPlaceOpen, owesDeposit } from '../registered/registrations.ts';
import { depositUse, refundStates } from '../registered/registrationTexts.ts';
import * as styles from './RegistrationsView.module.css';

export interface RegistrationsViewProps {
  loaded: Loaded<Registered>;
  /** The evenings that the member was asked for. */
  evenings: Loaded<Evenings>;
  /** The time in milliseconds. */
  now: number;
  /** Where the member stands; null while nobody is signed in. */
  standing: StandingOf | null;
  /** Whether the Fridays of the poetry night have all passed. */
  isSeasonOver: boolean;
  /** Registrations that are being withdrawn, and experiences that are being removed, by their id. */
  withdrawals: Removal['state'];
  removals: Removal['state'];
  /** Asking the payment service about the deposit. */
  checking: Progress;
  onLoad: () => void;
  /** Opens the form of a registration. */
  onChange: (registration: Registration) => void;
  onWithdraw: (id: string) => void;
  onRemove: (experience: string) => void;
  onCheck: () => void;
  /** Leaves for the payment page. */
  onPay: () => void;
}

/** What the member is registered for, and how far each registration has come. */
export function RegistrationsView(props: RegistrationsViewProps) {
  const { loaded, onLoad, ...list } = props;
  const heading = useLostFocus<HTMLHeadingElement>(loaded);
  return (
    <section id="registrations" className={styles.section} aria-labelledby="registrations-title">
      <h2 id="registrations-title" ref={heading} tabIndex={-1}>
        My registrations
      </h2>
      {props.standing && <Standing {...props.standing} />}
      <Loadable
        of="your registrations"
        loaded={loaded}
        onRetry={onLoad}
        headingLevel={3}
        skeleton={<Skeleton shape="card" />}
      >
        {(registered) => <List registered={registered} {...list} />}
      </Loadable>
    </section>
  );
}

type ListProps = Omit<RegistrationsViewProps, 'loaded' | 'onLoad'> & { registered: Registered };

function List({ registered, evenings, now, standing, ...props }: ListProps) {
  const { isSeasonOver, withdrawals, removals, onChange, onWithdraw, onRemove } = props;
  const { registrations, deposit, place, group } = registered;
  const isOpen = isPlaceOpen(registered);
  const isEmpty = registrations.length === 0;
  const links = <RegisterLinks registered={registered} next={standing?.next} />;
  return (
    <>
      {isEmpty && (
        <EmptyState
          headingLevel={3}
          title="You are not registered for anything yet"
          picture={<Icon of={Ticket} size="large" />}
          action={links}
        >
          {place && !isOpen
            ? placeNotOpen.text(place.label)
            : 'Tell us when you are free and what you like. It takes a few minutes.'}
        </EmptyState>
      )}
      {registrations.map((registration) => (
        <RegistrationCard
          key={registration.id}
          registration={registration}
          closeness={place?.isOpen ? { group, place: place.label } : undefined}
          deposit={
            deposit?.status === 'paid' && !deposit.refund
              ? deposit.isUsed
                ? 'used'
                : 'refunded'
              : null
          }
          places={evenings.status === 'ready' ? placesBy(registration, evenings.value, now) : null}
          now={now}
          isSeasonOver={isSeasonOver}
          withdrawing={removalOf(withdrawals, registration.id)}
          removals={removals}
          onChange={() => onChange(registration)}
          onWithdraw={() => onWithdraw(registration.id)}
          onRemove={onRemove}
        />
      ))}
      {(deposit || (isOpen && registrations.some(({ kind }) => kind === 'night-out'))) && (
        <DepositCard registered={registered} {...props} />
      )}
      {!isEmpty && links}
    </>
  );
}

/** What the payment module knows about a deposit. */
function depositFacts(registered: Registered): ReactNode {
  const { deposit } = registered;
  const status = depositStatus(registered);
  if (status === 'unconfirmed') return depositOutcomes.unconfirmed.text;
  if (!deposit) {
    if (status === 'none') return 'Not paid. It is optional for now.';
    return `You agreed to a deposit of $${depositDollars}. It is not paid yet.`;
  }
  switch (deposit.status) {
    case 'pending':
      return (
        <>
          A payment of ${deposit.amount} has been on its way since <Day time={deposit.startedAt} />.{' '}
          {depositOutcomes[deposit.payableAgain ? 'overdue' : 'pending'].text}
        </>
      );
    case 'failed':
      return (
        <>
          Your bank refused the payment of <Day time={deposit.startedAt} />, so you have no deposit.
        </>
      );
    case 'paid':
      return (
        <>
          ${deposit.amount} paid on <Day time={deposit.paidAt} />.{' '}
          {deposit.refund
            ? refundStates[deposit.refund]
            : depositUse[deposit.isUsed ? 'used' : 'ahead']}
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
}

type DepositProps = Pick<ListProps, 'registered' | 'checking' | 'onCheck' | 'onPay'>;

/** What there is to know about the deposit, and what the member can do next. */
function DepositCard({ registered, checking, onCheck, onPay }: DepositProps) {
  const status = depositStatus(registered);
  return (
    <Card as="section" tone="sunken" aria-labelledby="deposit" className={styles.deposit}>
      <span className={styles.wallet}>
        <Icon of={Wallet} size="large" />
      </span>
      <div className={styles.words}>
        <h3 id="deposit">Deposit</h3>
        <p>{depositFacts(registered)}</p>
        <Failure of={checking} />
        {(status === 'pending' || status === 'overdue' || status === 'unconfirmed') && (
          <Stack direction="row">
            <Button
              variant="secondary"
              size="small"
              busy={checking.status === 'busy' ? depositActions.checking : undefined}
              onClick={onCheck}
            >
              {depositActions.check}
            </Button>
            <output>{checking.status === 'done' && depositActions.noNews}</output>
            {status === 'overdue' && (
              <Button variant="secondary" size="small" onClick={onPay}>
                {depositActions.payAnotherWay}
              </Button>
            )}
          </Stack>
        )}
        {owesDeposit(registered) &&
          (registered.payments === 'unavailable' ? (
            <p>{depositOutcomes.unavailable.title}. Please try again later.</p>
          ) : (
            <Button variant="secondary" size="small" onClick={onPay}>
              Pay ${depositDollars}
            </Button>
          ))}
      </div>
    </Card>
  );
}
