import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { looseFiles } from '../db/schema.ts';
import type { Services } from '../services.ts';

type Noted = Pick<Services, 'db' | 'presence'>;

/** Another process has taken this one for dead, and deletes what it was writing. */
class GivenUp extends Error {
  override name = 'GivenUp';
}

/** What this process is writing now. */
const underWay = new Set<string>();

/** Which of the notes say that this process writes these files. */
const written = (keys: readonly string[], { self }: Noted['presence']) =>
  and(inArray(looseFiles.key, [...keys]), eq(looseFiles.writer, self));

/**
 * Notes files as this process's own before `write` writes them: if it is killed over them, they are
 * found and deleted. `write` ends with the transaction that gives them an owner by {@link settle};
 * if it fails, they are to be deleted.
 */
export async function whileLoose<T>(
  keys: readonly string[],
  { db, presence }: Noted,
  write: () => Promise<T>,
): Promise<T> {
  for (const key of keys) underWay.add(key);
  try {
    await db.insert(looseFiles).values(keys.map((key) => ({ key, writer: presence.self })));
    return await write();
  } catch (error) {
    // What is noted no more has its owner, though the answer to that was lost; or else it was given
    // up. Where this fails, too, they are found later: noted, and not under way.
    const giveUp =
      error instanceof GivenUp
        ? loosen(keys, db)
        : db.update(looseFiles).set({ writer: null }).where(written(keys, presence));
    await giveUp.catch(() => {});
    throw error;
  } finally {
    for (const key of keys) underWay.delete(key);
  }
}

/**
 * Files that this process has written have an owner now. Throws when it was taken for dead
 * meanwhile: then they are being deleted.
 */
export async function settle(
  keys: readonly string[],
  db: Database,
  { presence }: Pick<Services, 'presence'>,
): Promise<void> {
  const settled = await db.delete(looseFiles).where(written(keys, presence)).returning();
  if (settled.length !== keys.length) throw new GivenUp('The files were given up meanwhile.');
}

/** Files lose their owner, in the transaction in which it goes: they are to be deleted. */
export async function loosen(keys: readonly string[], db: Database): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insert(looseFiles)
    .values(keys.map((key) => ({ key, writer: null })))
    .onConflictDoUpdate({ target: looseFiles.key, set: { writer: null } });
}

/** Loosens what nobody writes any more: its process is gone, or could not even say that it failed. */
export async function loosenAbandoned({ db, presence }: Noted): Promise<void> {
  const noted = await db.select().from(looseFiles).where(isNotNull(looseFiles.writer));
  const present = await presence.present();
  const isWritten = ({ key, writer }: (typeof noted)[number]) =>
    writer === presence.self ? underWay.has(key) : writer !== null && present.has(writer);
  const abandoned = noted.flatMap((note) => (isWritten(note) ? [] : note.key));
  await db.update(looseFiles).set({ writer: null }).where(inArray(looseFiles.key, abandoned));
}

/**
 * Deletes the files that have no owner, and then what was noted of them. What cannot be deleted stays
 * noted for the next try; throws then, when the others are gone.
 */
export async function removeLoose({ db, files }: Pick<Services, 'db' | 'files'>): Promise<void> {
  const loose = await db.select().from(looseFiles).where(isNull(looseFiles.writer));
  const removals = loose.map(async ({ key }) => {
    await files.remove(key);
    await db.delete(looseFiles).where(eq(looseFiles.key, key));
  });
  const failed = (await Promise.allSettled(removals)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
