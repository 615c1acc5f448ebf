import { release } from './camera.ts';
import { isHidden } from './inSight.ts';

/** A picture that comes back within this many seconds was only late. */
const mutedSeconds = 2;

/** What can happen while a camera is on. */
interface Watcher {
  /** A second went by. */
  second(): void;
  /** The page went out of sight. */
  hidden(): void;
  /** A device went away, or has fallen silent. */
  lost(): void;
}

/** Devices that are on, and all that runs only as long as they are. */
export interface Watched {
  stream: MediaStream;
  /** Counts seconds from now on. */
  startClock(): void;
  /** Turns everything off. Safe more than once. */
  off(): void;
}

/** Watches a stream, the clock and the page's visibility until it is turned off. */
export function watch(stream: MediaStream, watcher: Watcher): Watched {
  const tracks = stream.getTracks();
  let clock: ReturnType<typeof setInterval> | undefined;
  /** For how many seconds on end a device has been sending nothing. */
  let muted = 0;

  const hidden = () => isHidden() && watcher.hidden();

  /** One more second. Phones do not end what a call takes away: it falls silent. */
  function second() {
    muted = tracks.some((track) => track.muted) ? muted + 1 : 0;
    if (muted >= mutedSeconds) watcher.lost();
    else watcher.second();
  }

  for (const track of tracks) track.addEventListener('ended', watcher.lost);
  document.addEventListener('visibilitychange', hidden);
  addEventListener('pagehide', hidden);

  return {
    stream,
    startClock() {
      clearInterval(clock);
      muted = 0;
      clock = setInterval(second, 1000);
    },
    off() {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', hidden);
      for (const track of tracks) track.removeEventListener('ended', watcher.lost);
      release(stream);
    },
  };
}
