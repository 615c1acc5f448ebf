import type { Readable } from 'node:stream';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { eq } from 'drizzle-orm';
import { videos } from '../db/schema.ts';
import type { ByteRange } from '../files/store.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Endpoint, RequestContext } from '../http/handle.ts';
import { errorFields } from '../log.ts';
import { posterKey, videoKey } from './rows.ts';
import { isVisible } from './visibility.ts';

interface StoredFile {
  key: string;
  type: string;
}

/** The file of a video that whoever asks may see. */
async function findFile(context: RequestContext, part: 'video' | 'poster'): Promise<StoredFile> {
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
function matchesETag(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/**
 * Which part of a file of `size` bytes a Range header asks for: null for all of it (no header, or
 * one we need not follow: several parts, another unit), 'none' when the file has no such part.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (start >= size) return 'none';
  if (last === '') return { start, end: size - 1 };
  return Number(last) < start ? null : { start, end: Math.min(Number(last), size - 1) };
}

/**
 * A file on its way to whoever asked. When it breaks off, the connection does too, so that nobody
 * takes what has arrived for all of it; the reason goes to the log alone.
 */
function streamOrDisconnect(
  file: Readable,
  { c, log }: RequestContext,
): ReadableStream<Uint8Array> {
  const { outgoing } = c.env;
  // Also hears of what happens when nobody reads any more, which is no error.
  file.on('error', () => {});
  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      yield* file as AsyncIterable<Buffer>;
    } catch (error) {
      log.error('file-broken-off', { id: c.get('requestId'), ...errorFields(error) });
      outgoing.destroy();
    }
  }
  return NodeStream.from(chunks()) as ReadableStream<Uint8Array>;
}

/** Sends a file or the part of it that was asked for. A file never changes under its id. */
async function send(context: RequestContext, { key, type }: StoredFile): Promise<Response> {
  const { c, files } = context;
  const size = await files.size(key);
  if (size === null) throw new ApiFailure('not-found');
  const etag = `"${key.replace('/', '-')}"`;
  const isKnown = matchesETag(c.req.header('if-none-match'), etag);
  const isWhole = isKnown || c.req.method === 'HEAD' || (c.req.header('if-range') ?? etag) !== etag;
  const range = isWhole ? null : byteRange(c.req.header('range'), size);
  if (range === 'none') {
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
  const file = await files.read(key, range ?? undefined);
  if (!file) throw new ApiFailure('not-found');
  c.header('Content-Length', `${range ? range.end - range.start + 1 : size}`);
  if (range) c.header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  return c.body(streamOrDisconnect(file, context), range ? 206 : 200);
}

const endpoint = (part: 'video' | 'poster'): Endpoint => ({
  method: 'GET',
  path: `/videos/:id/${part}`,
  about: `Sends the ${part} of a video to whoever may see it, whole or the range that was asked for.`,
  respond: async (context) => send(context, await findFile(context, part)),
});

export const videoFileEndpoint = endpoint('video');
export const posterFileEndpoint = endpoint('poster');
