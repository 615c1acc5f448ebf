import { release } from './camera.ts';
import { RecorderError } from './failure.ts';

/** How browsers report a video's sound; each has its own property. */
interface SoundOfVideo {
  /** Firefox. */
  mozHasAudio?: boolean;
  /** Safari. */
  audioTracks?: { length: number };
  /** Chromium. */
  captureStream?: () => MediaStream;
}

/** Whether a loaded video has an audio track; undefined if the browser does not report it. */
function hasSound(video: HTMLVideoElement & SoundOfVideo): boolean | undefined {
  if (video.mozHasAudio !== undefined) return video.mozHasAudio;
  if (video.audioTracks) return video.audioTracks.length > 0;
  const stream = video.captureStream?.();
  const sounds = stream?.getAudioTracks().length;
  release(stream);
  return sounds === undefined ? undefined : sounds > 0;
}

/** Throws RecorderError `silent` for a loaded video without an audio track. */
export function requireSound(video: HTMLVideoElement): void {
  if (hasSound(video) === false) throw new RecorderError('silent', 'This file has no sound.');
}
