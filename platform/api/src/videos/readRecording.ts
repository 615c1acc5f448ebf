import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { second } from '../clock.ts';

/** How long reading and rewriting a file may take, in milliseconds. Nothing is decoded. */
export const readTimeout = 10 * second;

const worker = new URL('./readRecordingWorker.ts', import.meta.url);

/** What the packets of a recording tell, whatever its header claims. */
export interface ReadRecording {
  /** From the first moment to the last one, of picture or sound. */
  seconds: number;
  /** Why not every browser plays it: its picture is in HEVC, or picture or sound in another such format. */
  fault: 'hevc' | 'other-codec' | undefined;
  /** Whether it is a QuickTime file that was rewritten as MP4. */
  isRewritten: boolean;
}

/**
 * Reads the file at `path`; null if it is not a complete MP4, QuickTime or WebM file with at least one
 * video frame. It need not be decodable. A QuickTime file that browsers can play is rewritten as the
 * MP4 `rewritten`. A worker reads it, so that a file made to loop for ever or to exhaust the memory only
 * ends the worker.
 */
export async function readRecording(
  path: string,
  rewritten: string,
): Promise<ReadRecording | null> {
  const reading = new Worker(worker, {
    workerData: { path, rewritten },
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
