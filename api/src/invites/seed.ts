import type { Database } from '../db/database.ts';
import { invites } from '../db/schema.ts';

const seeded = ['EMBER-WELCOME', 'EMBER-POETRY'];

/** Inserts the codes that everyone may use. Existing ones stay as they are. */
export async function seedInvites(db: Database, now: Date): Promise<void> {
  const rest = { createdAt: now, expiresAt: new Date('2099-12-31T00:00Z'), maxUses: 1_000_000 };
  await db
    .insert(invites)
    .values(seeded.map((code) => ({ code, ...rest })))
    .onConflictDoNothing();
}
