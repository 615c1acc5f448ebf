import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { poetryNightInvite } from '@emberite/content/registration';
import { poetryNightJoin } from '@emberite/sdk/contract/poetryNightJoin';
import { findSession } from '../auth/session.ts';
import { hour } from '../clock.ts';
import { registrations } from '../db/schema.ts';
import { handle } from '../http/handle.ts';
import { countClient } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import { addPoetryUse } from '../invites/seed.ts';
import { browserHash } from './browser.ts';

const perClient: Limit = { name: 'poetry-client', max: 100, windowMs: hour };

export const poetryNightJoinEndpoint = handle(poetryNightJoin, async (context) => {
  const { input, db } = context;
  await countClient(perClient, context);
  const session = await findSession(context);
  const userId = session?.userId ?? null;
  const { availability } = input;
  const mine = userId ? { userId } : { browserHash: browserHash(context) };
  await db.transaction(async (transaction) => {
    // A second registration by the same browser or user replaces the first.
    const [stored] = await transaction
      .insert(registrations)
      .values({
        id: randomUUID(),
        kind: 'poetry-night',
        ...mine,
        availability,
        activities: [],
        depositAgreement: 'no',
        createdAt: context.clock(),
      })
      .onConflictDoUpdate({
        target: userId ? [registrations.userId, registrations.kind] : registrations.browserHash,
        set: { availability },
      })
      // PostgreSQL's way to tell a new row from a replaced one.
      .returning({ isNew: sql<boolean>`xmax = 0` });
    if (stored?.isNew) await addPoetryUse(transaction);
  });
  return poetryNightInvite;
});
