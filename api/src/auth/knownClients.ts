import { and, eq, gt } from 'drizzle-orm';
import { after, day } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { knownClients } from '../db/schema.ts';
import type { RequestContext } from '../http/handle.ts';
import { count } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import { hashSecret } from './secrets.ts';

const lifetime = 90 * day;

/** Remembers that a user has signed in from this client. */
export async function rememberClient(
  { client, clock }: RequestContext,
  db: Database,
  userId: string,
): Promise<void> {
  const expiresAt = after(clock(), lifetime);
  await db
    .insert(knownClients)
    .values({ userId, client: hashSecret(client), expiresAt })
    .onConflictDoUpdate({
      target: [knownClients.userId, knownClients.client],
      set: { expiresAt },
    });
}

/** The limits of what one client does with an address, and of what all strangers do together. */
export interface AddressLimits {
  byClient: Limit;
  byStrangers: Limit;
}

/**
 * Counts one use of an address by a client. All clients from which its owner has not signed in
 * lately share a limit, so that many of them have no more attempts together than one. They cannot
 * use up the attempts of the owner, whose clients only have their own limit.
 */
export async function countByAddress(
  { byClient, byStrangers }: AddressLimits,
  email: string,
  context: RequestContext,
): Promise<void> {
  const { client, db, clock } = context;
  await count(byClient, JSON.stringify([email, client]), context);
  const known = await db.$count(
    knownClients,
    and(
      eq(knownClients.userId, email),
      eq(knownClients.client, hashSecret(client)),
      gt(knownClients.expiresAt, clock()),
    ),
  );
  if (known === 0) await count(byStrangers, email, context);
}
