import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { prompts } from '@emberite/content/prompts';
import type { InputOf } from '@emberite/sdk/contract/call';
import type { Video } from '@emberite/sdk/contract/video';
import { videoUpload } from '@emberite/sdk/contract/videoUpload';
import { hour } from '../clock.ts';
import { profiles } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { signedInUser } from '../http/handle.ts';
import type { Endpoint, Visit } from '../http/handle.ts';
import { checkInput } from '../http/input.ts';
import { count } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import { writePoster } from './picture.ts';
import { receive, refuseUpload } from './receive.ts';
import type { Received } from './receive.ts';
import { storeVideo } from './storeVideo.ts';

type Fields = InputOf<typeof videoUpload>;

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

/** Writes the poster: the one that was sent, else one made from the recording, if there can be. */
async function makePoster(
  visit: Visit,
  { poster }: Received,
  paths: { video: string; poster: string },
): Promise<boolean> {
  if (!poster) return visit.posters.make(paths.video, paths.poster);
  if (await writePoster(poster, paths.poster)) return true;
  throw new ApiFailure('invalid-input', 'The poster must be a jpeg, png or webp picture.');
}

async function store(visit: Visit, paths: { video: string; poster: string }): Promise<Video> {
  const { incoming } = visit.c.env;
  const { userId, location } = await uploader(visit).catch((error: unknown) => {
    if (error instanceof ApiFailure) return refuseUpload(incoming, error);
    throw error;
  });
  const received = await receive(incoming, paths.video);
  const input = checkInput(videoUpload.input, received.fields);
  const promptType = promptTypeOf(input);
  if (input.location !== location) throw new ApiFailure('location-mismatch');
  const row = {
    id: randomUUID(),
    userId,
    promptId: input.promptId,
    promptType,
    contentType: received.type,
    hasPoster: await makePoster(visit, received, paths),
    createdAt: visit.clock(),
  };
  return storeVideo(row, paths, visit);
}

export const videoUploadEndpoint: Endpoint = {
  contracts: [videoUpload],
  method: videoUpload.method,
  path: videoUpload.path,
  streamed: true,
  async respond(visit) {
    const paths = { video: visit.incoming.newPath(), poster: visit.incoming.newPath() };
    try {
      return visit.c.json(await store(visit, paths));
    } finally {
      for (const path of Object.values(paths)) await rm(path, { force: true });
    }
  },
};
