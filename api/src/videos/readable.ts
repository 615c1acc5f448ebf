import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { second } from '../clock.ts';

/** How long reading a file may take, in milliseconds. It reads the beginning only. */
export const readTimeout = 10 * second;

const worker = new URL('./readableWorker.ts', import.meta.url);

/**
 * Whether the file at `path` is an MP4 or WebM with at least one video frame; it need not be
 * decodable. A worker reads it, so that a file made to loop for ever or to exhaust the memory only
 * ends the worker.
 */
export async function isReadable(path: string): Promise<boolean> {
  const reading = new Worker(worker, {
    workerData: path,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  // Also catches errors while it is being terminated, which are harmless.
  reading.on('error', () => {});
  try {
    const signal = AbortSignal.timeout(readTimeout);
    // Rejects with the error in the file.
    const [code] = (await once(reading, 'exit', { signal })) as [number];
    return code === 0;
  } catch {
    return false;
  } finally {
    await reading.terminate();
  }
}
