import { depositCheck } from '@emberite/contract/registrations';
import { minute } from '../clock.ts';
import { ApiFailure } from '../http/failure.ts';
import { handleSignedIn } from '../endpoint/handle.ts';
import { count } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import { failed } from '../errorFields.ts';
import { checkDeposit } from '../payments/deposits.ts';
import { listRegistrations } from './registrationList.ts';

const perUser: Limit = { name: 'deposit-check', max: 10, windowMs: minute };

export const depositCheckEndpoint = handleSignedIn(depositCheck, async (context) => {
  const { userId, log, c } = context;
  await count(perUser, userId, context);
  await checkDeposit(userId, context).catch((error: unknown) => {
    log({ id: c.get('requestId'), ...failed('payment-unknown', error) });
    throw new ApiFailure('payment-unavailable');
  });
  return listRegistrations(userId, context);
});
