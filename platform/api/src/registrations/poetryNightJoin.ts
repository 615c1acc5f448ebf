import { randomUUID } from 'node:crypto';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { poetrySeasonAt } from '@emberite/content/poetrySeason';
import { poetryNightInvite, registrationMessages } from '@emberite/content/registration';
import { poetryNightJoin } from '@emberite/contract/registrations';
import { findSession } from '../session/session.ts';
import { hour } from '../clock.ts';
import { isNew } from '../db/isNew.ts';
import { registrations } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { handle } from '../endpoint/handle.ts';
import { countClient } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import { countMailed } from '../mail/notice.ts';
import { addPoetryUse } from '../invites/seed.ts';
import { browserHash } from '../auth/registrationBrowser.ts';
import { tellSaved } from './tellSaved.ts';

/** Throws if one of the Fridays has begun: nobody is registered for an evening that is over. */
function mustBeOpen(availability: readonly string[], now: Date): void {
  const { phase, open } = poetrySeasonAt(now.getTime());
  if (availability.every((date) => open.some(({ value }) => value === date))) return;
  const { seasonOver, fridayOver } = registrationMessages;
  throw new ApiFailure('invalid-input', phase === 'after' ? seasonOver : fridayOver);
}

const perClient: Limit = { name: 'poetry-client', max: 100, windowMs: hour };

export const poetryNightJoinEndpoint = handle(poetryNightJoin, async (context) => {
  const { input, db, clock } = context;
  await countClient(perClient, context);
  const session = await findSession(context);
  const userId = session?.userId ?? null;
  if (userId) await countMailed(userId, context);
  const { availability } = input;
  const now = clock();
  mustBeOpen(availability, now);
  const mine = userId ? { userId } : { browserHash: browserHash(context) };
  const { before, stored } = await db.transaction(async (transaction) => {
    const [before] = userId
      ? await transaction
          .select()
          .from(registrations)
          .where(and(eq(registrations.userId, userId), eq(registrations.kind, 'poetry-night')))
      : [];
    // A second registration by the same browser or user replaces the first.
    const [row] = await transaction
      .insert(registrations)
      .values({
        id: randomUUID(),
        kind: 'poetry-night',
        ...mine,
        availability,
        activities: [],
        depositAgreement: 'no',
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoUpdate({
        target: userId ? [registrations.userId, registrations.kind] : registrations.browserHash,
        set: { availability, updatedAt: now },
      })
      .returning({ ...getTableColumns(registrations), isNew });
    if (row?.isNew) await addPoetryUse(transaction);
    return { before, stored: row };
  });
  if (userId && stored) await tellSaved(context, userId, before, stored);
  return poetryNightInvite;
});
