import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { second } from '../clock.ts';

/** How long looking into one may take, in milliseconds. */
const readTimeout = 15 * second;

const worker = new URL('./readableWorker.ts', import.meta.url);

/**
 * Whether the file at `path` is an mp4 or webm with at least one moving picture; not whether that
 * can be decoded. It is read in a worker, so that a file made to be read for ever, or into all of the
 * memory, ends with it.
 */
export async function isReadable(path: string): Promise<boolean> {
  const reading = new Worker(worker, {
    workerData: path,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  // Also hears of what happens to it when it is being ended, which is no error.
  reading.on('error', () => {});
  try {
    const signal = AbortSignal.timeout(readTimeout);
    // Rejects with whatever was wrong with the file.
    const [code] = (await once(reading, 'exit', { signal })) as [number];
    return code === 0;
  } catch {
    return false;
  } finally {
    await reading.terminate();
  }
}
