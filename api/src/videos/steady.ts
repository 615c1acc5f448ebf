import type { Readable } from 'node:stream';
import { ReadableStream as NodeStream } from 'node:stream/web';
import type { RequestContext } from '../http/handle.ts';
import { errorFields } from '../log.ts';

/**
 * A file on its way to whoever asked. When it breaks off, the connection does too, so that nobody
 * takes what has arrived for all of it; the reason goes to the log alone.
 */
export function steady(file: Readable, { c, log }: RequestContext): ReadableStream<Uint8Array> {
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
