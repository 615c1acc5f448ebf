import { registrationList } from '@emberite/sdk/contract/registrationList';
import { handleSignedIn } from '../http/handle.ts';
import { loadDeposit, loadRegistrations } from './loadRegistrations.ts';

export const registrationListEndpoint = handleSignedIn(
  registrationList,
  async ({ userId, db }) => ({
    registrations: await loadRegistrations(userId, db),
    deposit: await loadDeposit(userId, db),
  }),
);
