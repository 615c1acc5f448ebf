import { RecorderError } from './failure.ts';
import { supportedFormats } from './formats.ts';
import type { Recording } from './recorder.ts';
import { watchStill } from './still.ts';

/** What is known of a recording. A length or size of 0 is unknown. */
export type Facts = Pick<Recording, 'seconds' | 'width' | 'height' | 'poster'>;

/** The result of a recording. */
interface Captured {
  blob: Blob;
  /** The format the browser reports, which may differ from the requested one. */
  mimeType: string;
  /** What the recorder knows without the file: from its clock, the camera's settings and a frame. */
  facts: () => Facts;
}

export interface Capture {
  stop(): void;
  /**
   * Resolves with everything that was recorded until it was stopped, failed or ended on its own; it
   * may be empty. Rejects with the browser's error if it failed before there was anything.
   */
  done: Promise<Captured>;
}

/** How often the browser delivers data, in milliseconds. */
const chunkMs = 100;

/** How long to wait for the last data of a stopped recorder, in milliseconds. */
const stopMs = 5000;

/** Starts a recorder in the best format the browser accepts for this stream. */
function startRecorder(stream: MediaStream): MediaRecorder {
  for (const mimeType of supportedFormats()) {
    try {
      const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: 2_500_000 });
      recorder.start(chunkMs);
      return recorder;
    } catch {
      // Some browsers claim a format and refuse it for this stream; try the next one.
    }
  }
  throw new RecorderError('unsupported', 'This browser cannot record in a format we support.');
}

/**
 * Records a stream until `stop`. `failed` is called with the browser's error if the recorder fails;
 * `stop` then fetches what was recorded before.
 */
export function startCapture(stream: MediaStream, failed: (error: unknown) => void): Capture {
  const recorder = startRecorder(stream);
  const began = performance.now();
  // A camera that is off has no settings.
  const { width = 0, height = 0 } = stream.getVideoTracks()[0]?.getSettings() ?? {};
  const still = watchStill(stream);
  const chunks: Blob[] = [];
  const { promise: done, resolve, reject } = Promise.withResolvers<Captured>();
  let seconds: number | undefined;
  let failure: unknown;

  function finish() {
    if (chunks.length === 0 && failure) return reject(failure);
    const mimeType = recorder.mimeType || chunks[0]?.type || 'video/mp4';
    const blob = new Blob(chunks, { type: mimeType.split(';')[0] });
    const facts = () => ({ seconds: seconds ?? 0, width, height, poster: still.poster() });
    resolve({ blob, mimeType, facts });
  }

  function end() {
    if (seconds !== undefined) return;
    seconds = (performance.now() - began) / 1000;
    still.end();
    setTimeout(finish, stopMs);
  }

  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) chunks.push(data);
  });
  recorder.addEventListener('error', (event) => {
    failure = 'error' in event ? event.error : new Error('The recorder failed.');
    failed(failure);
  });
  recorder.addEventListener('stop', () => {
    end();
    finish();
  });
  return {
    stop() {
      end();
      if (recorder.state !== 'inactive') recorder.stop();
    },
    done,
  };
}
