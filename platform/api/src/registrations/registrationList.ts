import type { z } from 'zod';
import { registrationList } from '@emberite/contract/registrations';
import type { registrationsSchema } from '@emberite/contract/registrations';
import { handleSignedIn } from '../endpoint/handle.ts';
import { paymentsState } from '../payments/outages.ts';
import { loadPlace } from '../profiles/place.ts';
import type { Services } from '../services.ts';
import { loadGroup } from './loadGroup.ts';
import { loadDeposit, loadRegistrations } from './loadRegistrations.ts';

/** Returns what a user is registered for. */
export async function listRegistrations(
  userId: string,
  services: Services,
): Promise<z.infer<typeof registrationsSchema>> {
  const place = await loadPlace(userId, services.db);
  return {
    registrations: await loadRegistrations(userId, services.db),
    deposit: await loadDeposit(userId, services),
    payments: await paymentsState(userId, services),
    place,
    group: place?.isOpen ? await loadGroup(userId, services.db) : null,
  };
}

export const registrationListEndpoint = handleSignedIn(registrationList, (context) =>
  listRegistrations(context.userId, context),
);
