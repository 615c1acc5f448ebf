import { RecorderError } from './failure.ts';

/** What browsers tell of a video's sound; each has its own way, and none has them all. */
interface SoundOfVideo {
  /** Firefox. */
  mozHasAudio?: boolean;
  /** Safari. */
  audioTracks?: { length: number };
  /** Chromium. */
  captureStream?: () => MediaStream;
}

/** Whether a loaded video has a track of sound; undefined where the browser does not tell. */
function hasSound(video: HTMLVideoElement & SoundOfVideo): boolean | undefined {
  if (video.mozHasAudio !== undefined) return video.mozHasAudio;
  if (video.audioTracks) return video.audioTracks.length > 0;
  const stream = video.captureStream?.();
  const sounds = stream?.getAudioTracks().length;
  for (const track of stream?.getTracks() ?? []) track.stop();
  return sounds === undefined ? undefined : sounds > 0;
}

/** Throws RecorderError `silent` for a loaded video that has no track of sound. */
export function requireSound(video: HTMLVideoElement): void {
  if (hasSound(video) === false) throw new RecorderError('silent', 'This file has no sound.');
}
