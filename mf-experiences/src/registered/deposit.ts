import type { registrationList } from '@emberite/sdk/api';

/** What a member is registered for, with the last deposit, as the API says it. */
export type Registered = Awaited<ReturnType<typeof registrationList>>;

/** The state of a member's deposit, to show. `none`: it was never requested. */
export type DepositStatus =
  | NonNullable<Registered['deposit']>['status']
  | 'unconfirmed'
  /** It was paid, and its refund is under way or refused. */
  | 'refunding'
  /** A payment has been on its way for so long that the member may pay another way. */
  | 'overdue'
  | 'not-paid'
  | 'none';

/** Returns the status of the deposit, which the API alone knows. */
export function depositStatus({ registrations, deposit, payments }: Registered): DepositStatus {
  if (deposit?.status === 'pending') return deposit.payableAgain ? 'overdue' : 'pending';
  if (deposit?.status === 'paid') return deposit.refund ? 'refunding' : 'paid';
  if (payments === 'unconfirmed') return 'unconfirmed';
  if (deposit) return deposit.status;
  return registrations.some(({ depositAgreement }) => depositAgreement === 'yes')
    ? 'not-paid'
    : 'none';
}
