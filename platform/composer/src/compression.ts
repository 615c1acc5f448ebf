import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type work from './compressWorker.ts';

/**
 * Threads of their own: hundreds of documents that wait to be compressed must not keep a read of a file waiting, as they
 * would in the threads that Node has for both.
 */
const threads = new Tinypool({
  filename: fileURLToPath(new URL('./compressWorker.ts', import.meta.url)),
  minThreads: 0,
  maxThreads: availableParallelism(),
  idleTimeout: 10_000,
});

/** Compresses bytes with brotli in another thread; null if the copy would not be smaller. */
export const compressElsewhere = (
  ...[input]: Parameters<typeof work>
): Promise<ReturnType<typeof work>> => threads.run(input) as Promise<ReturnType<typeof work>>;
