import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import {
  depositCheck,
  registrationList,
  registrationWithdraw,
} from '@emberite/contract/registrations';
import type { registrationsSchema } from '@emberite/contract/registrations';
import { minute } from '../clock.ts';
import { registrations } from '../db/schema.ts';
import { toRegistration } from '../db/toRegistration.ts';
import { handleSignedIn } from '../endpoint/handle.ts';
import type { Endpoint } from '../endpoint/handle.ts';
import { failed } from '../errorFields.ts';
import { changeGroups, leaveGroups } from '../groups/changes.ts';
import { inWords } from '../groups/notices.ts';
import { ApiFailure } from '../http/failure.ts';
import { count } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import { tellMember } from '../mail/registrationNotice.ts';
import {
  checkDeposit,
  dropPendingDeposit,
  leaveDeposit,
  refundDeposit,
} from '../payments/deposits.ts';
import { paymentsState } from '../payments/outages.ts';
import { refundPayment } from '../payments/refunds.ts';
import { loadPlace } from '../profiles/place.ts';
import type { Services } from '../services.ts';
import { loadGroup } from './loadGroup.ts';
import { loadDeposit, loadRegistrations } from './loadRegistrations.ts';
import {
  experienceAddEndpoint,
  experienceRemoveEndpoint,
  profilesPostEndpoint,
} from './nightOut.ts';
import { poetryNightJoinEndpoint } from './poetryNightJoin.ts';

/** Returns what a user is registered for. */
async function listRegistrations(
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

const perUser: Limit = { name: 'deposit-check', max: 10, windowMs: minute };

const registrationWithdrawEndpoint = handleSignedIn(registrationWithdraw, async (context) => {
  const { input, userId, db, log, c } = context;
  const mine = and(eq(registrations.id, input.id), eq(registrations.userId, userId));
  const [row] = await db.select().from(registrations).where(mine);
  if (!row) throw new ApiFailure('not-found');
  // The deposit is for the night out.
  const isNightOut = row.kind === 'night-out';
  const logRefund = (error: unknown) =>
    log({ id: c.get('requestId'), ...failed('refund-failed', error) });
  const refunded = isNightOut
    ? await refundDeposit(userId, context).catch((error: unknown) => {
        logRefund(error);
        throw new ApiFailure('payment-unavailable');
      })
    : null;
  const { late, kept } = await changeGroups(context, async (change) => {
    // Whoever withdraws it in two tabs has done it once.
    const gone = await change.db.delete(registrations).where(mine).returning();
    if (gone.length === 0) throw new ApiFailure('not-found');
    const kept = await leaveGroups(userId, row.kind, change);
    // It may have been begun or paid meanwhile. What is reported from here on finds no registration, and goes back, too.
    if (isNightOut) await dropPendingDeposit(userId, change);
    const late = isNightOut && !refunded ? await leaveDeposit(userId, change) : null;
    return { late, kept };
  });
  const refund =
    late === null
      ? refunded
      : await refundPayment(late, context).catch((error: unknown) => {
          logRefund(error);
          return null;
        });
  await tellMember(context, userId, {
    kind: 'withdrawn',
    registration: toRegistration(row),
    refund,
    kept: kept.map(({ startsAt, place }) => inWords(startsAt, place)),
  });
  return {};
});

/** Endpoints for registrations. The wizard's call shares its path with new profiles. */
export const registrationEndpoints: readonly Endpoint[] = [
  handleSignedIn(depositCheck, async (context) => {
    const { userId, log, c } = context;
    await count(perUser, userId, context);
    await checkDeposit(userId, context).catch((error: unknown) => {
      log({ id: c.get('requestId'), ...failed('payment-unknown', error) });
      throw new ApiFailure('payment-unavailable');
    });
    return listRegistrations(userId, context);
  }),
  experienceAddEndpoint,
  experienceRemoveEndpoint,
  poetryNightJoinEndpoint,
  profilesPostEndpoint,
  handleSignedIn(registrationList, (context) => listRegistrations(context.userId, context)),
  registrationWithdrawEndpoint,
];
