import { asc, eq } from 'drizzle-orm';
import type { Passkey } from '@emberite/contract/passkey';
import type { Database } from '../db/database.ts';
import { passkeys } from '../db/schema.ts';

type Row = typeof passkeys.$inferSelect;

/** Converts a stored passkey to the contract's form. */
export function toPasskey({ id, name, createdAt, lastUsedAt }: Row): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/** Returns the stored passkeys of a user, oldest first. */
export async function findPasskeys(userId: string, db: Database): Promise<Row[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
}

/** Returns a user's passkeys, oldest first. */
export async function loadPasskeys(userId: string, db: Database): Promise<Passkey[]> {
  return (await findPasskeys(userId, db)).map(toPasskey);
}
