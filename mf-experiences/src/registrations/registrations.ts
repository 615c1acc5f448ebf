import { poetryPage } from '@emberite/content/landingSections';
import {
  activityOptions,
  availabilityOptions,
  budgetOptions,
  poetryNightDates,
} from '@emberite/content/registration';
import type { api as client } from '@emberite/sdk/api';
import type { Registration } from '@emberite/sdk/contract/registration';
import { createResource } from '@emberite/sdk/resource';

/** What a member is registered for, the last deposit if there is one, and whether one can be paid. */
export type Registered = Awaited<ReturnType<(typeof client)['registrationList']>>;

/** Creates the list of the member's registrations. */
export const createRegistrations = ({ api }: { api: Pick<typeof client, 'registrationList'> }) =>
  createResource<Registered>(() => api.registrationList({}));

export interface RegistrationSummary {
  title: string;
  times: readonly string[];
  activities: readonly string[];
  /** Null if the form asks for none. */
  budget: string | null;
}

type Options = readonly { value: string; label: string }[];

const labelsOf = (values: readonly string[], options: Options) =>
  values.map((value) => options.find((option) => option.value === value)?.label ?? value);

function budgetInWords({ ideal, max }: NonNullable<Registration['budget']>): string {
  const [from = '', to = ''] = labelsOf([ideal, max], budgetOptions);
  return ideal === max ? from : `Ideally ${from}, at most ${to}`;
}

/** Returns a registration as people read it. Values that are no longer offered stay as they are. */
export function summarize(registration: Registration): RegistrationSummary {
  const { kind, availability, activities, budget } = registration;
  const isPoetry = kind === 'poetry-night';
  return {
    title: isPoetry ? poetryPage.title : 'Night out',
    times: labelsOf(availability, isPoetry ? poetryNightDates : availabilityOptions),
    activities: labelsOf(activities, activityOptions),
    budget: budget && budgetInWords(budget),
  };
}

/** What there is to say about the member's deposit. `none`: nobody has asked for one. */
export type DepositStatus =
  | NonNullable<Registered['deposit']>['status']
  | 'unconfirmed'
  | 'not-paid'
  | 'none';

/** Returns the status of the deposit, which the API alone knows. */
export function depositStatus({ registrations, deposit, payments }: Registered): DepositStatus {
  if (deposit?.status === 'paid' || deposit?.status === 'pending') return deposit.status;
  if (payments === 'unconfirmed') return 'unconfirmed';
  if (deposit) return deposit.status;
  return registrations.some(({ depositAgreement }) => depositAgreement === 'yes')
    ? 'not-paid'
    : 'none';
}

/** Whether there is a deposit to pay: one was agreed to, and none is paid or on its way. */
export function owesDeposit(registered: Registered): boolean {
  const hasAgreed = registered.registrations.some(
    ({ depositAgreement }) => depositAgreement === 'yes',
  );
  return hasAgreed && ['not-paid', 'failed', 'refunded'].includes(depositStatus(registered));
}
