import { release } from './camera.ts';
import { countFrames } from './frames.ts';
import { isHidden } from './inSight.ts';

/** A device that sends nothing for this many seconds is lost or hangs; a shorter gap is only a delay. */
const missingSeconds = 4;

/** How often the clock is read, in milliseconds. On a busy phone, timers come late and get lost. */
const readMs = 100;

const warnings = {
  lost: 'The video recorder lost its camera or microphone.',
  frozen: 'The camera of the video recorder sends no picture.',
};

/** The events while a camera is on. */
interface Watcher {
  /** Whole seconds passed since the last call, or since the clock was started. */
  passed(seconds: number): void;
  /** The page was hidden. */
  hidden(): void;
  /** A device was lost or went silent, or the camera sends no pictures, although it is on. */
  failed(reason: keyof typeof warnings): void;
}

/** Watches a stream, the clock and the page's visibility until it is turned off. */
export function watch(stream: MediaStream, watcher: Watcher) {
  const tracks = stream.getTracks();
  let clock: ReturnType<typeof setInterval> | undefined;
  let began = 0;
  /** How many seconds of the clock were reported. */
  let reported = 0;
  /** For how many seconds in a row a device has sent nothing. */
  let muted = 0;
  /** For how many seconds in a row the camera has sent no picture. */
  let frozen = 0;
  const frames = countFrames(stream);

  const hidden = () => isHidden() && watcher.hidden();
  function fail(reason: keyof typeof warnings) {
    console.warn(warnings[reason]);
    watcher.failed(reason);
  }

  /** Reports each second once. During a phone call the tracks do not end: they are muted. */
  function read() {
    const seconds = Math.floor((performance.now() - began) / 1000) - reported;
    if (seconds === 0) return;
    reported += seconds;
    muted = tracks.some((track) => track.muted) ? muted + 1 : 0;
    frozen = frames.areMissing() ? frozen + 1 : 0;
    if (muted >= missingSeconds) fail('lost');
    else if (frozen >= missingSeconds) fail('frozen');
    else watcher.passed(seconds);
  }

  const ending = new AbortController();
  const { signal } = ending;
  for (const track of tracks) track.addEventListener('ended', () => fail('lost'), { signal });
  document.addEventListener('visibilitychange', hidden, { signal });
  addEventListener('pagehide', hidden, { signal });

  /** Stops watching, and leaves the devices on. */
  function leave() {
    clearInterval(clock);
    ending.abort();
    frames.end();
    return stream;
  }

  return {
    stream,
    /** Starts counting seconds. */
    startClock() {
      clearInterval(clock);
      muted = 0;
      frozen = 0;
      began = performance.now();
      reported = 0;
      clock = setInterval(read, readMs);
    },
    leave,
    /** Turns everything off. Can be called repeatedly. */
    off: () => release(leave()),
  };
}
