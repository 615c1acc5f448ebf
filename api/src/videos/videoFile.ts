import { eq } from 'drizzle-orm';
import { videos } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Endpoint, Visit } from '../http/handle.ts';
import { posterKey, videoKey } from './rows.ts';
import { spanOf } from './span.ts';
import { isVisible } from './visibility.ts';

interface Wanted {
  key: string;
  type: string;
}

/** The file of a video that whoever asks may see. */
async function wanted(visit: Visit, part: 'video' | 'poster'): Promise<Wanted> {
  const id = visit.c.req.param('id') ?? '';
  if (!/^[\w-]{1,64}$/.test(id)) throw new ApiFailure('not-found');
  const [video] = await visit.db.select().from(videos).where(eq(videos.id, id));
  if (!video) throw new ApiFailure('not-found');
  if (!(await isVisible(video, visit))) throw new ApiFailure('video-hidden');
  if (part === 'video') return { key: videoKey(id), type: video.contentType };
  if (!video.hasPoster) throw new ApiFailure('not-found');
  return { key: posterKey(id), type: 'image/jpeg' };
}

/** Sends a file or the part of it that was asked for. A file never changes under its id. */
async function send(visit: Visit, { key, type }: Wanted): Promise<Response> {
  const { c, files } = visit;
  const size = await files.size(key);
  if (size === null) throw new ApiFailure('not-found');
  const etag = `"${key.replace('/', '-')}"`;
  const headers = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Type': type,
    'Cross-Origin-Resource-Policy': 'same-origin',
    ETag: etag,
  };
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  const outdated = (c.req.header('if-range') ?? etag) !== etag;
  const span = outdated ? null : spanOf(c.req.header('range'), size);
  if (span === 'none') {
    return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` });
  }
  const length = span ? span.end - span.start + 1 : size;
  c.header('Content-Length', `${length}`);
  if (span) c.header('Content-Range', `bytes ${span.start}-${span.end}/${size}`);
  if (c.req.method === 'HEAD') return c.body(null, span ? 206 : 200, headers);
  return c.body(await files.read(key, span ?? undefined), span ? 206 : 200, headers);
}

const endpoint = (part: 'video' | 'poster'): Endpoint => ({
  method: 'GET',
  path: `/videos/:id/${part}`,
  respond: async (visit) => send(visit, await wanted(visit, part)),
});

export const videoFileEndpoint = endpoint('video');
export const posterFileEndpoint = endpoint('poster');
