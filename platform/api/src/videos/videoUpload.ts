import { promptTypes } from '@emberite/content/prompts';
import type { InputOf } from '@emberite/contract/call';
import { patience } from '@emberite/contract/patience';
import type { Video } from '@emberite/contract/video';
import { videoIdOf } from '@emberite/contract/videoId';
import { videoMaxSeconds, videoUpload } from '@emberite/contract/videoUpload';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { hour, second } from '../clock.ts';
import { profiles } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { signedInSession } from '../endpoint/handle.ts';
import type { Endpoint, RequestContext } from '../endpoint/handle.ts';
import { checkInput } from '../http/input.ts';
import { count } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import { posterLimits } from './poster.ts';
import { readRecording, readTimeout } from './readRecording.ts';
import type { ReadRecording } from './readRecording.ts';
import { receive, refuseUpload } from './receive.ts';
import type { Paths, Received } from './receive.ts';
import { setHint } from '../session/session.ts';
import { loadOwnUser } from '../users/loadUser.ts';
import { storeVideo } from './storeVideo.ts';
import { takeTurns } from './turns.ts';

type Fields = InputOf<typeof videoUpload>;

const unread =
  'We could not read your video in time. Please try again in a minute, or record it anew.';

const uploads: Limit = { name: 'upload', max: 100, windowMs: hour };

/** How much of the gateway's patience is reserved for storing the files, in milliseconds. */
const storing = 15 * second;

/**
 * Strangers' files are read and decoded two at a time, so that many do not overload the machine. An
 * upload that waits so long that the gateway could time out first is refused, so that no video is
 * stored after its sender was told that it failed.
 */
const decoding = takeTurns({
  atOnce: 2,
  longestWait: patience.write - readTimeout - posterLimits.ms - storing,
});

/**
 * Returns the type of the prompt. Throws if there is no such prompt or the client sent another
 * type.
 */
function promptTypeOf({ promptId, promptType }: Fields): Video['promptType'] {
  const type = Object.entries(promptTypes).find(([id]) => id === promptId)?.[1];
  if (!type) throw new ApiFailure('invalid-input', 'This prompt does not exist.');
  if ((promptType ?? 'daily') !== type) {
    throw new ApiFailure('invalid-input', 'The prompt has a different type.');
  }
  return type;
}

/** What to do about a recording that not every browser plays. */
const codecSentences: Record<NonNullable<ReadRecording['fault']>, string> = {
  hevc: 'The video is in HEVC, which shows no picture in many browsers. On an iPhone, choose Settings › Camera › Formats › Most Compatible, and film it again.',
  'other-codec':
    'Browsers cannot play this video. Please save it as an MP4 with H.264 and AAC, or record a new one.',
};

/**
 * Counts the upload and makes its file; null if the member has too many in progress. The count locks
 * its row, so that a member's uploads are taken one after the other and only the last are refused.
 */
async function newFile(context: RequestContext, userId: string): Promise<string | null> {
  let file: string | null = null;
  try {
    await context.db.transaction(async (db) => {
      await count(uploads, userId, { ...context, db });
      file = await context.incoming.newFile(userId);
    });
    return file;
  } catch (error) {
    if (file) await rm(file);
    throw error;
  }
}

/** All files of an upload: what is sent, a QuickTime file rewritten as MP4, and the poster. */
type AllPaths = Paths & { rewritten: string; poster: string };

/**
 * Checks who uploads, before any of the body is read. Returns also to which location, and the file that receives the
 * recording.
 */
async function uploader(context: RequestContext) {
  const session = await signedInSession(context);
  const { userId } = session;
  const [profile] = await context.db
    .select({ location: profiles.location })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  if (!profile) throw new ApiFailure('profile-needed');
  const file = await newFile(context, userId);
  if (!file) {
    throw new ApiFailure(
      'too-many-requests',
      'You have too many uploads in progress. Please wait until one finishes.',
    );
  }
  return { userId, session, location: profile.location, file };
}

/**
 * Writes the poster, of the picture that was sent, or else of the recording. Returns whether there
 * is one. Throws only if there is none because of the picture.
 */
async function makePoster(
  { posters }: RequestContext,
  { hasPicture }: Received,
  { video, picture, poster }: AllPaths,
): Promise<boolean> {
  const outcome = await posters.make(
    hasPicture ? { kind: 'picture', path: picture } : { kind: 'recording', path: video },
    poster,
  );
  if (hasPicture && outcome === 'refused') {
    throw new ApiFailure(
      'invalid-input',
      'The poster must be a JPEG, PNG or WebP image of at most 9 megapixels.',
    );
  }
  return outcome === 'made';
}

async function store(
  context: RequestContext,
  { userId, session, location }: Awaited<ReturnType<typeof uploader>>,
  paths: AllPaths,
): Promise<Video> {
  const received = await receive(context.c.env.incoming, paths);
  const input = checkInput(videoUpload.input, received.fields);
  const promptType = promptTypeOf(input);
  if (input.location !== location) throw new ApiFailure('location-mismatch');
  const hasPoster = await decoding.run(userId, async () => {
    const began = performance.now();
    const recording = await readRecording(paths.video, paths.rewritten);
    // Reading was ended because it took too long, which may be due to the machine.
    if (!recording && performance.now() - began >= readTimeout) {
      throw new ApiFailure('too-many-requests', unread);
    }
    if (!recording) throw new ApiFailure('wrong-video-type');
    if (recording.fault) throw new ApiFailure('wrong-video-codec', codecSentences[recording.fault]);
    if (recording.seconds > videoMaxSeconds) throw new ApiFailure('video-too-long');
    if (recording.isRewritten) await rename(paths.rewritten, paths.video);
    return makePoster(context, received, paths);
  });
  const row = {
    id: await videoIdOf(userId, input.uploadId ?? randomUUID()),
    userId,
    promptId: input.promptId,
    promptType,
    contentType: received.type,
    hasPoster,
    captions: input.captions ?? '',
    createdAt: context.clock(),
  };
  const video = await storeVideo(row, paths, session.id, context);
  // They are no newcomer any more.
  await setHint(context, await loadOwnUser(session, context));
  return video;
}

export const videoUploadEndpoint: Endpoint = {
  contracts: [videoUpload],
  method: videoUpload.method,
  path: videoUpload.path,
  streamed: true,
  async respond(context) {
    const who = await uploader(context).catch((error: unknown) => {
      if (error instanceof ApiFailure) return refuseUpload(context.c.env.incoming, error);
      throw error;
    });
    const paths = {
      video: who.file,
      rewritten: `${who.file}.rewritten`,
      picture: `${who.file}.picture`,
      poster: `${who.file}.poster`,
    };
    try {
      return context.c.json(await store(context, who, paths));
    } finally {
      for (const path of Object.values(paths)) await rm(path, { force: true });
    }
  },
};
