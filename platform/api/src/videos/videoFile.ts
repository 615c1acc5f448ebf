import type { Readable } from 'node:stream';
import { ReadableStream as NodeStream } from 'node:stream/web';
import type { ByteRange } from '@emberite/objects';
import { eq } from 'drizzle-orm';
import { videos } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Endpoint, RequestContext } from '../endpoint/handle.ts';
import { failed } from '../errorFields.ts';
import { posterKey, videoKey } from './rows.ts';
import { isVisible } from './visibility.ts';

interface StoredFile {
  key: string;
  type: string;
}

/** Finds the file of a video, if the client may see it. */
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

/** Whether a list of ETags contains this one, strong or weakened by a proxy. */
function matchesETag(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/**
 * Parses a Range header for a file of `size` bytes. Returns null for the whole file (no header, or
 * one we may ignore: several ranges, another unit), or 'none' if the range is outside the file.
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
 * Streams a file to the client. If reading fails the connection is broken too, so that the client
 * does not mistake a part for the whole. Only the log has the reason.
 */
function streamOrDisconnect(
  file: Readable,
  { c, log }: RequestContext,
): ReadableStream<Uint8Array> {
  const { outgoing } = c.env;
  // Also catches errors after the client has gone, which are harmless.
  file.on('error', () => {});
  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      yield* file as AsyncIterable<Buffer>;
    } catch (error) {
      log({ id: c.get('requestId'), ...failed('file-broken-off', error) });
      outgoing.destroy();
    }
  }
  return NodeStream.from(chunks()) as ReadableStream<Uint8Array>;
}

/** Sends a file, or the range that the client requested. The file behind an id never changes. */
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
  // Set one by one: headers passed with the body would not replace the defaults.
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
  about: `Sends the ${part} of a video to a client that may see it: the whole file or the requested range.`,
  respond: async (context) => send(context, await findFile(context, part)),
});

export const videoFileEndpoint = endpoint('video');
export const posterFileEndpoint = endpoint('poster');
