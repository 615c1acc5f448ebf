import { RecorderError } from './failure.ts';
import { supportedFormats } from './formats.ts';

/** What came out of the recorder. */
interface Captured {
  blob: Blob;
  /** What the browser says it recorded, which may not be what it was asked for. */
  mimeType: string;
}

export interface Capture {
  stop(): void;
  /** Rejects with what the browser reports. The file may be empty. */
  done: Promise<Captured>;
}

/** A recorder that runs, in the best format that the browser takes for this stream. */
function startRecorder(stream: MediaStream, chunkMs: number): MediaRecorder {
  for (const mimeType of supportedFormats()) {
    try {
      const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: 2_500_000 });
      recorder.start(chunkMs);
      return recorder;
    } catch {
      // Some browsers claim a format and refuse it for this stream: the next one may do.
    }
  }
  throw new RecorderError('unsupported', 'This browser records no format we know.');
}

/** Records a stream until `stop`. `chunkMs` is how often the browser hands over data. */
export function startCapture(stream: MediaStream, chunkMs: number): Capture {
  const recorder = startRecorder(stream, chunkMs);
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
