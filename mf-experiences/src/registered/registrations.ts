import { registrationName } from '@emberite/content/experiences';
import { labelOf } from '@emberite/content/option';
import type { Option } from '@emberite/content/option';
import { poetrySeason } from '@emberite/content/poetrySeason';
import {
  activityOptions,
  availabilityOptions,
  budgetOptions,
} from '@emberite/content/registration';
import { createAction, createRemoval } from '@emberite/sdk/action';
import { ignoreGone } from '@emberite/sdk/api';
import type * as client from '@emberite/sdk/api';
import type { Registration } from '@emberite/contract/registration';
import { completeNotice } from '@emberite/sdk/notices';
import { createResource } from '@emberite/sdk/resource';
import type { Resource } from '@emberite/sdk/resource';
import { depositStatus } from './deposit.ts';
import type { Registered } from './deposit.ts';
import { eveningTitle } from '../evenings/evening.ts';
import { orExpire } from '../evenings/orExpire.ts';
import { readExperience } from '../experiences/catalogue.ts';

/** Creates the list of the member's registrations. */
export const createRegistrations = ({ api }: { api: Pick<typeof client, 'registrationList'> }) =>
  createResource<Registered>(() => api.registrationList({}));

/** Asks the payment service about the deposit. Rejects if it does not respond. */
export async function checkDeposit(
  api: Pick<typeof client, 'depositCheck'>,
  registered: Resource<Registered>,
): Promise<void> {
  const now = await api.depositCheck({});
  registered.change(() => now);
}

/** Returns what a member is registered for with a new or changed registration in it. */
export const withRegistration =
  (registration: Registration) =>
  ({ registrations, ...rest }: Registered): Registered => ({
    ...rest,
    registrations: registrations.some(({ kind }) => kind === registration.kind)
      ? registrations.map((each) => (each.kind === registration.kind ? registration : each))
      : [...registrations, registration],
  });

export type MyRegistrationsList = ReturnType<typeof createMyRegistrations>;

/** Creates the actions on a member's registrations, except changing the answers. */
export function createMyRegistrations({
  api,
  withdrawn,
}: {
  api: Pick<
    typeof client,
    'registrationList' | 'registrationWithdraw' | 'experienceRemove' | 'depositCheck'
  >;
  /** Called once a registration is withdrawn: the member has given up places in groups, too. */
  withdrawn: () => void;
}) {
  const registered = createRegistrations({ api });
  return {
    registered,
    /** Withdraws registrations, by their id. */
    withdrawals: createRemoval(async (id) => {
      await api.registrationWithdraw({ id }).catch(ignoreGone);
      registered.change(({ registrations, ...rest }) => ({
        ...rest,
        registrations: registrations.filter((each) => each.id !== id),
      }));
      completeNotice('Your registration is withdrawn.');
      // The deposit may have been refunded.
      void registered.load();
      withdrawn();
    }),
    /** Removes experiences from the registration for a night out, by their id. */
    removals: createRemoval(async (id) => {
      const experience = readExperience(id);
      if (!experience) return;
      // The registration may be withdrawn elsewhere.
      const now = await api.experienceRemove({ experience }).catch(orExpire(registered));
      registered.change(withRegistration(now));
    }),
    checking: createAction(() => checkDeposit(api, registered)),
  };
}

export interface RegistrationSummary {
  title: string;
  times: readonly string[];
  activities: readonly string[];
  /** Null if the form asks for none. */
  budget: string | null;
}

const labelsOf = (values: readonly string[], options: readonly Option[]) =>
  values.map((value) => labelOf(options, value));

function budgetInWords({ ideal, max }: NonNullable<Registration['budget']>): string {
  const [from = '', to = ''] = labelsOf([ideal, max], budgetOptions);
  return ideal === max ? from : `Ideally ${from}, at most ${to}`;
}

/** Returns a registration as people read it. Values that are no longer offered stay as they are. */
export function summarize(registration: Registration): RegistrationSummary {
  const { kind, experiences, availability, activities, budget } = registration;
  const isPoetry = kind === 'poetry-night';
  return {
    title:
      isPoetry || experiences.length > 0
        ? eveningTitle({ name: registrationName(registration) })
        : 'Night out',
    times: labelsOf(availability, isPoetry ? poetrySeason.fridays : availabilityOptions),
    activities: labelsOf(activities, activityOptions),
    budget: budget && budgetInWords(budget),
  };
}

/** Whether groups form where the member lives. */
export const isPlaceOpen = ({ place }: Registered): boolean => place?.isOpen !== false;

/** Whether there is a deposit to pay: one was agreed to, and none is paid or on its way. */
export function owesDeposit(registered: Registered): boolean {
  if (!isPlaceOpen(registered)) return false;
  const hasAgreed = registered.registrations.some(
    ({ depositAgreement }) => depositAgreement === 'yes',
  );
  return hasAgreed && ['not-paid', 'failed', 'refunded'].includes(depositStatus(registered));
}
