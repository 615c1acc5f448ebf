import { RecorderError } from './failure.ts';
import type { Chosen } from './inputs.ts';
import { videoShape } from './recorder.ts';

/** The device that was chosen, and no other. */
const from = (id: string | undefined) => id !== undefined && { deviceId: { exact: id } };

/**
 * The camera settings to request, as ideals: a picture in the shape that others see, so that the
 * file has nothing beside it. An upright phone swaps the requested width and height and would then
 * crop its picture to the wrong shape, so it is asked for its whole picture.
 */
function constraints({ camera, microphone }: Chosen): MediaStreamConstraints {
  const isUpright = matchMedia('(orientation: portrait) and (pointer: coarse)').matches;
  const shape = isUpright ? { width: { ideal: 1280 } } : { aspectRatio: { ideal: videoShape } };
  return {
    video: { ...(from(camera) || { facingMode: 'user' }), height: { ideal: 720 }, ...shape },
    audio: { ...from(microphone), echoCancellation: true, noiseSuppression: true },
  };
}

/** Turns off every device of a stream, and with it the camera's light. */
export function release(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Browsers do not report which device is missing; the list of devices does. */
async function missingDevice(): Promise<'no-camera' | 'no-microphone'> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.some(({ kind }) => kind === 'videoinput') ? 'no-microphone' : 'no-camera';
}

/**
 * Turns on the front camera and the microphone, or the chosen ones. Releases everything before it throws a
 * RecorderError or the browser's error.
 */
export async function openCamera(chosen: Chosen): Promise<MediaStream> {
  if (!globalThis.navigator.mediaDevices?.getUserMedia) {
    throw new RecorderError(
      'unsupported',
      'This browser does not give this page access to a camera.',
    );
  }
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia(constraints(chosen));
  } catch (error) {
    const { name } = error instanceof Error ? error : {};
    // A device that was chosen is gone.
    const isChosen = chosen.camera !== undefined || chosen.microphone !== undefined;
    if (isChosen && (name === 'OverconstrainedError' || name === 'NotFoundError')) {
      return openCamera({});
    }
    if (error instanceof Error && name === 'NotFoundError') {
      throw new RecorderError(await missingDevice(), error.message);
    }
    throw error;
  }
  const hasPicture = stream.getVideoTracks().length > 0;
  if (hasPicture && stream.getAudioTracks().length > 0) return stream;
  release(stream);
  const reason = hasPicture ? 'no-microphone' : 'no-camera';
  throw new RecorderError(reason, 'A recording needs a video and an audio track.');
}
