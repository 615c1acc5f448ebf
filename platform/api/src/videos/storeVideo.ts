import { and, eq } from 'drizzle-orm';
import type { Objects } from '@emberite/objects';
import type { Video } from '@emberite/contract/video';
import { holdSession } from '../session/session.ts';
import { profiles, videos } from '../db/schema.ts';
import { orphan, deleteOrphanedSoon, adopt, writeTracked } from '../files/orphanedFiles.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { keysOf, posterKey, toVideo, videoKey } from './rows.ts';

type NewVideo = typeof videos.$inferInsert;
type Needed = Pick<Services, 'db' | 'files' | 'log' | 'liveness'>;

/**
 * Stores the row and makes it the owner of its files. The files of an earlier answer to the prompt
 * become orphaned.
 */
async function own(row: NewVideo, sessionId: string, services: Needed): Promise<Video> {
  return services.db.transaction(async (db) => {
    // Locked, so that two answers to one prompt are stored one after the other.
    const mine = eq(profiles.userId, row.userId);
    const [profile] = await db.select().from(profiles).where(mine).for('update');
    await holdSession(sessionId, db);
    if (!profile) throw new ApiFailure('profile-needed');
    const earlier = await db
      .delete(videos)
      .where(and(eq(videos.userId, row.userId), eq(videos.promptId, row.promptId)))
      .returning();
    await orphan(earlier.flatMap(keysOf), db);
    const [stored] = await db.insert(videos).values(row).returning();
    if (!stored) throw new Error('The database did not return the inserted video.');
    await adopt(keysOf(stored), db, services);
    return toVideo(stored);
  });
}

/** Returns the video that this upload became before, if a proxy sends it twice. */
async function storedBefore({ id }: NewVideo, { db }: Needed): Promise<Video | undefined> {
  const [stored] = await db.select().from(videos).where(eq(videos.id, id));
  return stored && toVideo(stored);
}

/** Moves a file into the file store, under a key that is new. */
async function add(files: Objects, key: string, file: string, contentType: string): Promise<void> {
  const isStored = await files.putIfAbsent(key, { file }, contentType);
  if (!isStored) throw new Error(`There is a file ${key} already.`);
}

/**
 * Stores a video and moves its files into the file store; `poster` only if it has one. Stores
 * everything or nothing. Throws a 401 if the session has ended meanwhile.
 */
export async function storeVideo(
  row: NewVideo,
  paths: { video: string; poster: string },
  sessionId: string,
  services: Needed,
): Promise<Video> {
  const { files } = services;
  // Recorded again, its files would be deleted if anything failed.
  const before = await storedBefore(row, services);
  if (before) return before;
  try {
    return await writeTracked(keysOf(row), services, async () => {
      // Nobody else stores it from now on, because its keys are recorded only once.
      const meanwhile = await storedBefore(row, services);
      if (meanwhile) {
        await adopt(keysOf(row), services.db, services);
        return meanwhile;
      }
      await add(files, videoKey(row.id), paths.video, row.contentType);
      if (row.hasPoster) await add(files, posterKey(row.id), paths.poster, 'image/jpeg');
      return own(row, sessionId, services);
    });
  } finally {
    await deleteOrphanedSoon(services);
  }
}
