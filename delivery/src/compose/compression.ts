import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';

/** What to compress, and how well: see `compressSync`. */
export interface Uncompressed {
  bytes: Uint8Array;
  quality: number | undefined;
}

/** Copies of bytes in the encodings of HTTP; null where one would not be smaller. */
export interface Compressed {
  br: Uint8Array | null;
  gz: Uint8Array | null;
}

/**
 * Threads of their own: hundreds of documents that wait to be compressed must not keep a read of a file waiting, as they
 * would in the threads that Node has for both.
 */
const threads = new Tinypool({
  filename: join(import.meta.dirname, 'compressWorker.ts'),
  minThreads: 0,
  maxThreads: availableParallelism(),
  idleTimeout: 10_000,
});

/** Compresses bytes in another thread. */
export const compressElsewhere = (input: Uncompressed): Promise<Compressed> =>
  threads.run(input) as Promise<Compressed>;
