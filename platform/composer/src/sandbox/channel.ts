import type { Readable, Writable } from 'node:stream';
import { encodeFrame } from './frames.ts';

/**
 * Opens a channel over two pipes, to ask a process that is not trusted, one request at a time. Whatever it writes is
 * data.
 *
 * @param most the most bytes of an answer
 */
export function openChannel(requests: Writable, answers: Readable, most: number) {
  const { promise: fault, resolve: fail } = Promise.withResolvers<string>();
  let receive: ((answer: unknown) => void) | null = null;
  let chunks: Buffer[] = [];
  let size = 0;
  /** The bytes of the whole answer, once its head has arrived. */
  let whole: number | undefined;

  function add(chunk: Buffer): void {
    if (!receive) return fail('writes more than its answers');
    chunks.push(chunk);
    size += chunk.length;
    if (whole === undefined && size >= 4) {
      chunks = [Buffer.concat(chunks)];
      whole = 4 + chunks[0]!.readUInt32BE();
      if (whole > most) return fail(`answers with more than ${most / 1_000_000} MB`);
    }
    if (whole === undefined || size < whole) return;
    if (size > whole) return fail('writes more than its answers');
    const text = Buffer.concat(chunks).toString('utf8', 4);
    const done = receive;
    [receive, chunks, size, whole] = [null, [], 0, undefined];
    try {
      done(JSON.parse(text));
    } catch {
      fail('answers with something that is not JSON');
    }
  }

  answers.on('data', add);
  // It ends, or nothing comes any more: who waits hears of that from the process or the clock.
  for (const stream of [requests, answers]) stream.on('error', () => {});
  void fault.then(() => answers.off('data', add).resume());
  return {
    /** Resolves with the answer, any JSON value. Does not resolve after a fault. */
    ask(request: unknown) {
      return new Promise<unknown>((resolve) => {
        receive = resolve;
        requests.write(encodeFrame(request));
      });
    },
    /** Resolves once it has written something that cannot be an answer, with what: it has to be killed. */
    fault,
  };
}
