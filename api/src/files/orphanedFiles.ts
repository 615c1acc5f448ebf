import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orphanedFiles } from '../db/schema.ts';
import type { Services } from '../services.ts';

type Noted = Pick<Services, 'db' | 'liveness'>;

/** Another process has taken this one for dead, and deletes what it was writing. */
class AbandonedError extends Error {
  override name = 'AbandonedError';
}

/** What this process is writing now. */
const underWay = new Set<string>();

/** Which of the notes say that this process writes these files. */
const written = (keys: readonly string[], { self }: Noted['liveness']) =>
  and(inArray(orphanedFiles.key, [...keys]), eq(orphanedFiles.writer, self));

/**
 * Notes files as this process's own before `write` writes them: if it is killed over them, they are
 * found and deleted. `write` ends with the transaction that gives them an owner by {@link adopt};
 * if it fails, they are to be deleted.
 */
export async function writeTracked<T>(
  keys: readonly string[],
  { db, liveness }: Noted,
  write: () => Promise<T>,
): Promise<T> {
  for (const key of keys) underWay.add(key);
  try {
    await db.insert(orphanedFiles).values(keys.map((key) => ({ key, writer: liveness.self })));
    return await write();
  } catch (error) {
    // What is noted no more has its owner, though the answer to that was lost; or else it was given
    // up. Where this fails, too, they are found later: noted, and not under way.
    const giveUp =
      error instanceof AbandonedError
        ? orphan(keys, db)
        : db.update(orphanedFiles).set({ writer: null }).where(written(keys, liveness));
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
export async function adopt(
  keys: readonly string[],
  db: Database,
  { liveness }: Pick<Services, 'liveness'>,
): Promise<void> {
  const settled = await db.delete(orphanedFiles).where(written(keys, liveness)).returning();
  if (settled.length !== keys.length)
    throw new AbandonedError('The files were given up meanwhile.');
}

/** Files lose their owner, in the transaction in which it goes: they are to be deleted. */
export async function orphan(keys: readonly string[], db: Database): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insert(orphanedFiles)
    .values(keys.map((key) => ({ key, writer: null })))
    .onConflictDoUpdate({ target: orphanedFiles.key, set: { writer: null } });
}

/** Loosens what nobody writes any more: its process is gone, or could not even say that it failed. */
export async function orphanAbandoned({ db, liveness }: Noted): Promise<void> {
  const noted = await db.select().from(orphanedFiles).where(isNotNull(orphanedFiles.writer));
  const alive = await liveness.alive();
  const isWritten = ({ key, writer }: (typeof noted)[number]) =>
    writer === liveness.self ? underWay.has(key) : writer !== null && alive.has(writer);
  const abandoned = noted.flatMap((note) => (isWritten(note) ? [] : note.key));
  await db.update(orphanedFiles).set({ writer: null }).where(inArray(orphanedFiles.key, abandoned));
}

/**
 * Deletes the files that have no owner, and then what was noted of them. What cannot be deleted stays
 * noted for the next try; throws then, when the others are gone.
 */
export async function deleteOrphanedFiles({
  db,
  files,
}: Pick<Services, 'db' | 'files'>): Promise<void> {
  const loose = await db.select().from(orphanedFiles).where(isNull(orphanedFiles.writer));
  const removals = loose.map(async ({ key }) => {
    await files.remove(key);
    await db.delete(orphanedFiles).where(eq(orphanedFiles.key, key));
  });
  const failed = (await Promise.allSettled(removals)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
