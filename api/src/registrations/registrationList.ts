import { registrationList } from '@emberite/sdk/contract/registrationList';
import { handleSignedIn } from '../http/handle.ts';
import { paymentsState } from '../payments/outages.ts';
import { loadDeposit, loadRegistrations } from './loadRegistrations.ts';

export const registrationListEndpoint = handleSignedIn(registrationList, async (context) => {
  const { userId, db } = context;
  return {
    registrations: await loadRegistrations(userId, db),
    deposit: await loadDeposit(userId, db),
    payments: await paymentsState(userId, context),
  };
});
