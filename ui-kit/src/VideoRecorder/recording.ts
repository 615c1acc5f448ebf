import { RecorderError } from './failure.ts';
import type { Recording } from './recorder.ts';
import { withDuration } from './webmDuration.ts';

/** The longest side of a poster, in pixels. */
const posterPixels = 960;

/** How long to wait for an event of a video, in milliseconds. */
const timeoutMs = 4000;

/** Waits for an event of a video. Rejects if the video cannot be played or on a timeout. */
function once(video: HTMLVideoElement, name: string): Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error(`No ${name} in time.`)), timeoutMs);
  const fail = () => reject(new RecorderError('unreadable', 'This file cannot be played.'));
  video.addEventListener(name, () => resolve(), { signal });
  video.addEventListener('error', fail, { signal });
  return promise.finally(() => {
    clearTimeout(timer);
    ending.abort();
  });
}

/**
 * Returns the current frame as a JPEG. Its dimensions are even: phones report odd ones, which
 * encoders refuse.
 */
async function draw(video: HTMLVideoElement): Promise<Blob | undefined> {
  const scale = Math.min(1, posterPixels / Math.max(video.videoWidth, video.videoHeight));
  const even = (pixels: number) => Math.max(2, 2 * Math.round((pixels * scale) / 2));
  const canvas = document.createElement('canvas');
  canvas.width = even(video.videoWidth);
  canvas.height = even(video.videoHeight);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.82));
  return blob ?? undefined;
}

async function moveTo(video: HTMLVideoElement, seconds: number): Promise<void> {
  const arrived = once(video, 'seeked');
  video.currentTime = seconds;
  await arrived;
}

/** Returns the length of a recording. Some browsers know it only after seeking to the end. */
async function length(video: HTMLVideoElement): Promise<number> {
  if (Number.isFinite(video.duration)) return video.duration;
  await moveTo(video, Number.MAX_SAFE_INTEGER);
  return Number.isFinite(video.duration) ? video.duration : video.currentTime;
}

/** Returns a frame shortly after the start, when faces have settled; undefined if that fails. */
async function poster(video: HTMLVideoElement, seconds: number): Promise<Blob | undefined> {
  try {
    await moveTo(video, Math.min(1, seconds / 2));
    return await draw(video);
  } catch {
    return undefined;
  }
}

/**
 * Turns a file into a recording: adds the duration that a webm lacks, then plays it to read length,
 * size and a poster. `check` receives the loaded video and may reject it. Throws RecorderError
 * `empty` or `unreadable`, or what `check` throws.
 */
export async function readRecording(
  file: Blob,
  mimeType: string,
  check?: (video: HTMLVideoElement) => void,
): Promise<Recording> {
  if (file.size === 0) throw new RecorderError('empty', 'The file is empty.');
  const blob = mimeType.startsWith('video/webm') ? await withDuration(file) : file;
  const url = URL.createObjectURL(blob);
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  // Phones load nothing before playback starts.
  video.autoplay = true;
  try {
    const loaded = once(video, 'loadeddata');
    video.src = url;
    await loaded;
    video.pause();
    const { videoWidth: width, videoHeight: height } = video;
    if (width === 0) throw new RecorderError('unreadable', 'This file has no picture.');
    check?.(video);
    const seconds = await length(video);
    const frame = await poster(video, seconds);
    return { blob, url, mimeType, seconds, width, height, poster: frame };
  } catch (error) {
    URL.revokeObjectURL(url);
    if (error instanceof RecorderError) throw error;
    throw new RecorderError('unreadable', `This file cannot be played: ${String(error)}`);
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}
