import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { second } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { orphanedFiles } from '../db/schema.ts';
import { failed } from '../errorFields.ts';
import type { Services } from '../services.ts';

type Tracker = Pick<Services, 'db' | 'liveness'>;

/** Another process has declared this one dead and is deleting the files it was writing. */
class AbandonedError extends Error {
  override name = 'AbandonedError';
}

/** The files that this process is writing now. */
const underWay = new Set<string>();

/** Matches the records of files that this process writes. */
const written = (keys: readonly string[], { self }: Tracker['liveness']) =>
  and(inArray(orphanedFiles.key, [...keys]), eq(orphanedFiles.writer, self));

/**
 * Records files as orphaned, with this process as their writer, before `write` writes them. If the
 * process is killed, another one finds and deletes them. `write` ends with the transaction that
 * gives them an owner by {@link adopt}. If it fails they are deleted.
 */
export async function writeTracked<T>(
  keys: readonly string[],
  { db, liveness }: Tracker,
  write: () => Promise<T>,
): Promise<T> {
  // The same upload, sent twice: what fails here must not take the files of the other.
  if (keys.some((key) => underWay.has(key))) throw new Error('These files are being written.');
  for (const key of keys) underWay.add(key);
  try {
    await db.insert(orphanedFiles).values(keys.map((key) => ({ key, writer: liveness.self })));
    return await write();
  } catch (error) {
    // A file without a record has its owner, even if we never heard of the commit, or else it was
    // abandoned. If this fails too, the files are found later: recorded, but not being written.
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
 * Gives the files that this process has written an owner. Throws if it was declared dead in the
 * meantime, because then they are being deleted.
 */
export async function adopt(
  keys: readonly string[],
  db: Database,
  { liveness }: Pick<Services, 'liveness'>,
): Promise<void> {
  const settled = await db.delete(orphanedFiles).where(written(keys, liveness)).returning();
  if (settled.length !== keys.length)
    throw new AbandonedError('Another process is deleting these files.');
}

/** Marks files for deletion, in the transaction that deletes their owner. */
export async function orphan(keys: readonly string[], db: Database): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insert(orphanedFiles)
    .values(keys.map((key) => ({ key, writer: null })))
    .onConflictDoUpdate({ target: orphanedFiles.key, set: { writer: null } });
}

/**
 * Marks files for deletion that nobody is writing any more: their process is gone, or failed
 * without recording it.
 */
export async function orphanAbandoned({ db, liveness }: Tracker): Promise<void> {
  const noted = await db.select().from(orphanedFiles).where(isNotNull(orphanedFiles.writer));
  const alive = await liveness.alive();
  const isWritten = ({ key, writer }: (typeof noted)[number]) =>
    writer === liveness.self ? underWay.has(key) : writer !== null && alive.has(writer);
  const abandoned = noted.flatMap((note) => (isWritten(note) ? [] : note.key));
  await db.update(orphanedFiles).set({ writer: null }).where(inArray(orphanedFiles.key, abandoned));
}

/**
 * Deletes the orphaned files, then their records. A file that cannot be deleted stays recorded for
 * the next try; then this throws once the others are deleted.
 */
export async function deleteOrphanedFiles({
  db,
  files,
}: Pick<Services, 'db' | 'files'>): Promise<void> {
  const orphaned = await db.select().from(orphanedFiles).where(isNull(orphanedFiles.writer));
  const removals = orphaned.map(async ({ key }) => {
    await files.delete(key);
    await db.delete(orphanedFiles).where(eq(orphanedFiles.key, key));
  });
  const left = (await Promise.allSettled(removals)).find(({ status }) => status === 'rejected');
  if (left?.status === 'rejected') throw left.reason;
}

/** How long a request waits for files to be deleted, in milliseconds. */
const deletePatience = 5 * second;

/** Deletes the orphaned files. What cannot be deleted now, or takes long, is deleted later. */
export async function deleteOrphanedSoon(
  services: Pick<Services, 'db' | 'files' | 'log'>,
): Promise<void> {
  const deleting = deleteOrphanedFiles(services).catch((error: unknown) =>
    services.log(failed('files-left', error)),
  );
  await Promise.race([deleting, wait(deletePatience, undefined, { ref: false })]);
}
