import type { Facts } from './capture.ts';
import { RecorderError } from './failure.ts';
import type { Recording } from './recorder.ts';
import { requireSound } from './sound.ts';
import { draw } from './still.ts';
import { withDuration } from './webmDuration.ts';

/** How long a video may take to show what is in it, in milliseconds. */
const patienceMs = 5000;

/** Waits for an event of a video. Rejects if the video cannot be played. */
function once(video: HTMLVideoElement, name: string): Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = () => reject(new RecorderError('unreadable', 'This file cannot be played.'));
  video.addEventListener(name, () => resolve(), { signal });
  video.addEventListener('error', fail, { signal });
  return promise.finally(() => ending.abort());
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

/** What a video has shown of itself. */
interface Seen {
  /** Whether a first frame came. */
  isLoaded: boolean;
  facts: Facts;
  error?: unknown;
}

/** Notes what a video shows, as it shows it. Rejects if it cannot be played, or if `check` throws. */
async function look(video: HTMLVideoElement, seen: Seen, check?: Check): Promise<void> {
  await once(video, 'loadeddata');
  video.pause();
  seen.isLoaded = true;
  check?.(video);
  seen.facts.seconds = await length(video);
  seen.facts.poster = await poster(video, seen.facts.seconds);
}

/** Receives a video whose first frame is loaded, and may throw a RecorderError. */
type Check = (video: HTMLVideoElement) => void;

/** Plays a file muted, and resolves with what it shows in time. A slow device may show nothing. */
async function see(url: string, check?: Check): Promise<Seen> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  // Phones load nothing before playback starts.
  video.autoplay = true;
  const seen: Seen = { isLoaded: false, facts: { seconds: 0, width: 0, height: 0 } };
  const { promise: late, resolve: giveUp } = Promise.withResolvers<void>();
  const timer = setTimeout(giveUp, patienceMs);
  try {
    const looking = look(video, seen, check);
    video.src = url;
    await Promise.race([looking, late]);
  } catch (error) {
    seen.error = error;
  }
  clearTimeout(timer);
  // Both are known before the first frame.
  const { videoWidth: width, videoHeight: height, duration } = video;
  const seconds = seen.facts.seconds || (Number.isFinite(duration) ? duration : 0);
  video.removeAttribute('src');
  video.load();
  return { ...seen, facts: { ...seen.facts, seconds, width, height } };
}

/** Adds the duration that a webm lacks. */
export async function playable(file: Blob): Promise<Blob> {
  return file.type.startsWith('video/webm') ? withDuration(file).catch(() => file) : file;
}

/**
 * Turns a file into a recording: plays it to see length,
 * size and a poster. `accept` decides about what was seen. Throws RecorderError `empty`, or what
 * `accept` throws.
 */
async function read(
  file: Blob,
  mimeType: string,
  accept: (seen: Seen) => Facts,
  check?: Check,
): Promise<Recording> {
  if (file.size === 0) throw new RecorderError('empty', 'The file is empty.');
  const blob = await playable(file);
  const url = URL.createObjectURL(blob);
  try {
    return { blob, url, mimeType, ...accept(await see(url, check)) };
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}

/**
 * Turns the file of a take into a recording. What it does not show in time comes from `facts`, so
 * that a slow device loses nothing. Throws RecorderError `empty`, or `unreadable` if the browser
 * cannot play it.
 */
export function readTake(file: Blob, mimeType: string, facts: () => Facts): Promise<Recording> {
  return read(file, mimeType, ({ isLoaded, error, facts: seen }) => {
    if (error && !isLoaded) throw error;
    const own = facts();
    const { width, height } = seen.width > 0 ? seen : own;
    const poster = seen.poster ?? own.poster;
    return { seconds: seen.seconds || own.seconds, width, height, poster };
  });
}

/** Whether the browser still reads a file that was chosen before. It refuses one that has changed. */
export async function isReadable(file: Blob): Promise<boolean> {
  const ends = [file.slice(0, 1), file.slice(-1)];
  return Promise.all(ends.map((part) => part.arrayBuffer())).then(
    () => true,
    () => false,
  );
}

/**
 * Turns a chosen file into a recording. What it does not show in time stays unknown and is not
 * checked. Throws RecorderError with what the file lacks.
 */
export async function readFile(file: File): Promise<Recording> {
  if (!(await isReadable(file))) throw new RecorderError('gone', 'This file cannot be read.');
  // Without this part, the player and the server still decide.
  const contents = await import('./inspect.ts').catch(() => null);
  const fault = await contents?.faultOf(file);
  if (fault) throw new RecorderError(fault, 'Browsers or the site cannot use this file.');
  // Browsers play QuickTime as what it nearly is, but not under its own name.
  const isQuickTime = file.type === 'video/quicktime';
  return read(
    isQuickTime ? file.slice(0, file.size, 'video/mp4') : file,
    isQuickTime ? 'video/mp4' : file.type,
    ({ isLoaded, error, facts }) => {
      if (error) throw error;
      if (isLoaded && facts.width === 0) {
        throw new RecorderError('unreadable', 'This file has no picture.');
      }
      return facts;
    },
    requireSound,
  );
}
