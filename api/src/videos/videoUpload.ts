import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import { prompts } from '@emberite/content/prompts';
import type { InputOf } from '@emberite/sdk/contract/call';
import type { Video } from '@emberite/sdk/contract/video';
import { videoUpload } from '@emberite/sdk/contract/videoUpload';
import { hour } from '../clock.ts';
import { profiles, videos } from '../db/schema.ts';
import { announce, loosen, removeLoose, settle } from '../files/loose.ts';
import { ApiFailure } from '../http/failure.ts';
import { signedInUser } from '../http/handle.ts';
import type { Endpoint, Visit } from '../http/handle.ts';
import { checkInput } from '../http/input.ts';
import { count } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import { errorFields } from '../log.ts';
import { writePoster } from './picture.ts';
import { receive, refuseUpload } from './receive.ts';
import type { Received } from './receive.ts';
import { keysOf, posterKey, toVideo, videoKey } from './rows.ts';

type Fields = InputOf<typeof videoUpload>;
type NewVideo = typeof videos.$inferInsert;

const uploads: Limit = { name: 'upload', max: 100, windowMs: hour };

/** The type of the prompt that is answered; refused when there is none or its type is another. */
function promptTypeOf({ promptId, promptType }: Fields): Video['promptType'] {
  const prompt = prompts.find(({ id }) => id === promptId);
  if (!prompt) throw new ApiFailure('invalid-input', 'There is no such prompt.');
  if ((promptType ?? 'daily') !== prompt.type) {
    throw new ApiFailure('invalid-input', 'The prompt is of another type.');
  }
  return prompt.type;
}

/** Who may upload, and to which location; refused before anything is taken in. */
async function uploader(visit: Visit): Promise<{ userId: string; location: string }> {
  const userId = await signedInUser(visit);
  const [profile] = await visit.db
    .select({ location: profiles.location })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  if (!profile) throw new ApiFailure('profile-needed');
  await count(uploads, userId, visit);
  return { userId, location: profile.location };
}

/** Writes the poster to `path`: the one that was sent, else one made from the recording. */
async function poster(visit: Visit, { poster }: Received, video: string, path: string) {
  if (!poster) return visit.posters.make(video, path);
  if (await writePoster(poster, path)) return true;
  throw new ApiFailure('invalid-input', 'The poster must be a jpeg, png or webp picture.');
}

/** Stores the row and gives its files an owner; an earlier answer to the prompt loses its own. */
async function own(row: NewVideo, visit: Visit): Promise<Video> {
  const now = visit.clock();
  return visit.db.transaction(async (db) => {
    // Locked, so that two answers to a prompt come one after the other.
    const [profile] = await db
      .select()
      .from(profiles)
      .where(eq(profiles.userId, row.userId))
      .for('update');
    if (!profile) throw new ApiFailure('profile-needed');
    const earlier = await db
      .delete(videos)
      .where(and(eq(videos.userId, row.userId), eq(videos.promptId, row.promptId)))
      .returning();
    await loosen(earlier.flatMap(keysOf), db, now);
    const [stored] = await db.insert(videos).values(row).returning();
    if (!stored) throw new Error('A video was inserted and not returned.');
    await settle(keysOf(stored), db);
    return toVideo(stored);
  });
}

async function store(visit: Visit, userId: string, location: string, paths: [string, string]) {
  const [video, picture] = paths;
  const received = await receive(visit.c.env.incoming, video);
  const input = checkInput(videoUpload.input, received.fields);
  const promptType = promptTypeOf(input);
  if (input.location !== location) throw new ApiFailure('location-mismatch');
  const hasPoster = await poster(visit, received, video, picture);
  const { promptId } = input;
  const contentType = received.type;
  const id = randomUUID();
  const keys = keysOf({ id });
  await announce(keys, visit);
  try {
    await visit.files.put(videoKey(id), video, contentType);
    if (hasPoster) await visit.files.put(posterKey(id), picture, 'image/jpeg');
    const createdAt = visit.clock();
    return await own(
      { id, userId, promptId, promptType, contentType, hasPoster, createdAt },
      visit,
    );
  } catch (error) {
    await loosen(keys, visit.db, visit.clock());
    throw error;
  } finally {
    await removeLoose(visit, visit.clock()).catch((error: unknown) =>
      visit.log.error('files-left', errorFields(error)),
    );
  }
}

export const videoUploadEndpoint: Endpoint = {
  contracts: [videoUpload],
  method: videoUpload.method,
  path: videoUpload.path,
  streamed: true,
  async respond(visit) {
    const { incoming } = visit.c.env;
    const { userId, location } = await uploader(visit).catch((error: unknown) => {
      if (error instanceof ApiFailure) return refuseUpload(incoming, error);
      throw error;
    });
    const paths: [string, string] = [visit.incoming.newPath(), visit.incoming.newPath()];
    try {
      return visit.c.json(await store(visit, userId, location, paths));
    } finally {
      for (const path of paths) await rm(path, { force: true });
    }
  },
};
