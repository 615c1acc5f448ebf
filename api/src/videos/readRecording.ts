import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { second } from '../clock.ts';

/** How long reading a file may take, in milliseconds. It decodes nothing. */
export const readTimeout = 10 * second;

const worker = new URL('./readRecordingWorker.ts', import.meta.url);

/** What the packets of a recording tell, whatever its header claims. */
export interface ReadRecording {
  /** From the first moment to the last one, of picture or sound. */
  seconds: number;
}

/**
 * Reads the file at `path`; null if it is no MP4 or WebM with at least one video frame. It need not
 * be decodable. A worker reads it, so that a file made to loop for ever or to exhaust the memory only
 * ends the worker.
 */
export async function readRecording(path: string): Promise<ReadRecording | null> {
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
    const [recording] = (await once(reading, 'message', { signal })) as [ReadRecording];
    return recording;
  } catch {
    return null;
  } finally {
    await reading.terminate();
  }
}
