import { eq } from 'drizzle-orm';
import { videos } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Endpoint, RequestContext } from '../http/handle.ts';
import { posterKey, videoKey } from './rows.ts';
import { spanOf } from './span.ts';
import { steady } from './steady.ts';
import { isVisible } from './visibility.ts';

interface Wanted {
  key: string;
  type: string;
}

/** The file of a video that whoever asks may see. */
async function wanted(context: RequestContext, part: 'video' | 'poster'): Promise<Wanted> {
  const id = context.c.req.param('id') ?? '';
  if (!/^[\w-]{1,64}$/.test(id)) throw new ApiFailure('not-found');
  const [video] = await context.db.select().from(videos).where(eq(videos.id, id));
  if (!video) throw new ApiFailure('not-found');
  if (!(await isVisible(video, context))) throw new ApiFailure('video-hidden');
  if (part === 'video') return { key: videoKey(id), type: video.contentType };
  if (!video.hasPoster) throw new ApiFailure('not-found');
  return { key: posterKey(id), type: 'image/jpeg' };
}

/** Whether a list of tags in a header has this one, as it is or as a proxy has weakened it. */
function listed(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Sends a file or the part of it that was asked for. A file never changes under its id. */
async function send(context: RequestContext, { key, type }: Wanted): Promise<Response> {
  const { c, files } = context;
  const size = await files.size(key);
  if (size === null) throw new ApiFailure('not-found');
  const etag = `"${key.replace('/', '-')}"`;
  const isKnown = listed(c.req.header('if-none-match'), etag);
  const isWhole = isKnown || c.req.method === 'HEAD' || (c.req.header('if-range') ?? etag) !== etag;
  const span = isWhole ? null : spanOf(c.req.header('range'), size);
  if (span === 'none') {
    throw new ApiFailure('no-such-range', undefined, { 'Content-Range': `bytes */${size}` });
  }
  const headers = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Type': type,
    'Cross-Origin-Resource-Policy': 'same-origin',
    ETag: etag,
  };
  // One by one: what is given along with a body does not replace what every answer has.
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  if (isKnown) return c.body(null, 304);
  if (c.req.method === 'HEAD') {
    c.header('Content-Length', `${size}`);
    return c.body(null);
  }
  const file = await files.read(key, span ?? undefined);
  if (!file) throw new ApiFailure('not-found');
  c.header('Content-Length', `${span ? span.end - span.start + 1 : size}`);
  if (span) c.header('Content-Range', `bytes ${span.start}-${span.end}/${size}`);
  return c.body(steady(file, context), span ? 206 : 200);
}

const endpoint = (part: 'video' | 'poster'): Endpoint => ({
  method: 'GET',
  path: `/videos/:id/${part}`,
  about: `Sends the ${part} of a video to whoever may see it, whole or the range that was asked for.`,
  respond: async (context) => send(context, await wanted(context, part)),
});

export const videoFileEndpoint = endpoint('video');
export const posterFileEndpoint = endpoint('poster');
