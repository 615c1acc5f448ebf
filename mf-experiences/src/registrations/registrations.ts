import { poetryPage } from '@emberite/content/landingSections';
import {
  activityOptions,
  availabilityOptions,
  budgetOptions,
  poetryNightDates,
} from '@emberite/content/registration';
import { createAction } from '@emberite/sdk/action';
import type { Action } from '@emberite/sdk/action';
import type { api as client } from '@emberite/sdk/api';
import type { Deposit, Registration } from '@emberite/sdk/contract/registration';
import { proxy } from 'valtio';

/** What a member is registered for, and the deposit if one was ever paid. */
export interface Registered {
  registrations: readonly Registration[];
  deposit: Deposit | null;
}

/** The member's registrations; `registered` is null until they are loaded. */
export interface RegistrationsState {
  registered: Registered | null;
  loading: Action['state'];
}

/** Creates the list of the member's registrations. `load` also tries again after a failure. */
export function createRegistrations(api: Pick<typeof client, 'registrationList'>) {
  const loading = createAction(async () => {
    state.registered = await api.registrationList({});
  });
  const state: RegistrationsState = proxy<RegistrationsState>({
    registered: null,
    loading: loading.state,
  });
  return { state, load: loading.start };
}

/** A registration in words. */
export interface RegistrationWords {
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

/** Returns a registration in words. Values that are no longer offered stay as they are. */
export function inWords(registration: Registration): RegistrationWords {
  const { kind, availability, activities, budget } = registration;
  const isPoetry = kind === 'poetry-night';
  return {
    title: isPoetry ? poetryPage.title : 'Night out',
    times: labelsOf(availability, isPoetry ? poetryNightDates : availabilityOptions),
    activities: labelsOf(activities, activityOptions),
    budget: budget && budgetInWords(budget),
  };
}

/** What there is to say about the member's deposit. */
export type DepositStatus = 'none' | 'not-paid' | 'paid' | 'refunded';

/** Returns the status of the deposit: `not-paid` if a registration says that it will be. */
export function depositStatus({ registrations, deposit }: Registered): DepositStatus {
  if (deposit) return deposit.status;
  return registrations.some(({ depositAgreement }) => depositAgreement === 'yes')
    ? 'not-paid'
    : 'none';
}
