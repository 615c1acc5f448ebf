import { RecorderError } from './failure.ts';
import { supportedFormats } from './formats.ts';

/** The result of a recording. */
interface Captured {
  blob: Blob;
  /** The format the browser reports, which may differ from the requested one. */
  mimeType: string;
}

export interface Capture {
  stop(): void;
  /** Rejects with the browser's error. The file may be empty. */
  done: Promise<Captured>;
}

/** How often the browser delivers data, in milliseconds. */
const chunkMs = 100;

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

/** Records a stream until `stop`. */
export function startCapture(stream: MediaStream): Capture {
  const recorder = startRecorder(stream);
  const chunks: Blob[] = [];
  const done = new Promise<Captured>((resolve, reject) => {
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) chunks.push(data);
    });
    recorder.addEventListener('error', (event) => {
      reject('error' in event ? event.error : new Error('The recorder failed.'));
    });
    recorder.addEventListener('stop', () => {
      const mimeType = recorder.mimeType || chunks[0]?.type || 'video/mp4';
      resolve({ blob: new Blob(chunks, { type: mimeType.split(';')[0] }), mimeType });
    });
  });
  return {
    stop: () => {
      if (recorder.state !== 'inactive') recorder.stop();
    },
    done,
  };
}
