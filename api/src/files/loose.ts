import { inArray, lte } from 'drizzle-orm';
import { after, minute } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { looseFiles } from '../db/schema.ts';
import type { Services } from '../services.ts';

/** How long a file may be without an owner: longer than it takes to store it. */
const patience = 15 * minute;

/**
 * Notes files before they are written: if whoever writes them is killed, they are found and deleted.
 * Take the note back with {@link settle} in the transaction that gives them an owner.
 */
export async function announce(
  keys: readonly string[],
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<void> {
  await loosen(keys, db, after(clock(), patience));
}

/** Files have an owner now. */
export async function settle(keys: readonly string[], db: Database): Promise<void> {
  await db.delete(looseFiles).where(inArray(looseFiles.key, [...keys]));
}

/** Files lose their owner: in the same transaction in which the owner goes. */
export async function loosen(keys: readonly string[], db: Database, from: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insert(looseFiles)
    .values(keys.map((key) => ({ key, expiresAt: from })))
    .onConflictDoUpdate({ target: looseFiles.key, set: { expiresAt: from } });
}

/** Deletes the files that have had no owner since `until`, and then what was noted of them. */
export async function removeLoose(
  { db, files }: Pick<Services, 'db' | 'files'>,
  until: Date,
): Promise<void> {
  const loose = await db.select().from(looseFiles).where(lte(looseFiles.expiresAt, until));
  for (const { key } of loose) {
    await files.remove(key);
    await settle([key], db);
  }
}
