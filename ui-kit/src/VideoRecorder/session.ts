import { openCamera, release } from './camera.ts';
import { startCapture } from './capture.ts';
import type { Capture } from './capture.ts';
import { readClip } from './clip.ts';
import { failReason, RecorderError } from './failure.ts';
import { supportedFormats } from './formats.ts';
import { idle, isFree, isLive, next } from './recorder.ts';
import type { EndedBy, RecorderEvent, RecorderState, Recording } from './recorder.ts';
import { requireSound } from './sound.ts';

export interface RecorderSettings {
  /** The longest a recording may be, in seconds. */
  seconds: number;
  /** How often the browser hands over data, in milliseconds. */
  chunkMs: number;
}

/** The recorder with its devices. Camera and microphone are on only while it is live. */
export interface RecorderSession {
  subscribe(changed: () => void): () => void;
  read(): RecorderState;
  /** What the camera sees, while it is on. */
  stream(): MediaStream | undefined;
  /** Asks for the camera and records, after a lead-in of so many seconds. Drops the last take. */
  record(leadIn: number): Promise<void>;
  stop(by?: EndedBy): void;
  /** Takes a file instead of a recording. */
  choose(file: File): Promise<void>;
  /** Gives the recording away, with its URL. */
  take(): Recording | undefined;
  /** Turns everything off and forgets the recording. Safe at any time, and more than once. */
  end(): void;
}

/** Files are cut by hand, so they may be a little longer than a recording. */
const FILE_GRACE_SECONDS = 1;

/** A picture that comes back within this many seconds was only late. */
const MUTED_SECONDS = 2;

/** Resolves when the page is in sight: phones load no video before. */
async function inSight(): Promise<void> {
  if (document.visibilityState !== 'hidden') return;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
  });
}

/** Wires the state machine to camera, recorder, clock and the page's visibility. */
export function createRecorderSession({ seconds, chunkMs }: RecorderSettings): RecorderSession {
  const listeners = new Set<() => void>();
  let state: RecorderState = idle;
  let stream: MediaStream | undefined;
  let capture: Capture | undefined;
  let clock: ReturnType<typeof setInterval> | undefined;
  /** For how many seconds on end a device has been sending nothing. */
  let muted = 0;
  /** Counts takes, so that an answer to an earlier one is known as such. */
  let turn = 0;

  const hidden = () => document.visibilityState === 'hidden' && session.stop('hidden');

  function turnOff() {
    clearInterval(clock);
    clock = undefined;
    document.removeEventListener('visibilitychange', hidden);
    removeEventListener('pagehide', hidden);
    release(stream);
    stream = undefined;
  }

  function lost() {
    console.warn('The video recorder lost its camera or microphone.');
    session.stop('lost');
  }

  /** One more second. Phones do not end what a call takes away: it falls silent. */
  function tick() {
    muted = stream?.getTracks().some((track) => track.muted) ? muted + 1 : 0;
    if (muted >= MUTED_SECONDS) lost();
    else send({ type: 'tick', limit: seconds });
  }

  function startClock() {
    clearInterval(clock);
    muted = 0;
    clock = setInterval(tick, 1000);
  }

  function fail(error: unknown) {
    console.warn('The video recorder failed.', error);
    send({ type: 'failed', reason: failReason(error) });
  }

  async function finish(mine: number, { done }: Capture) {
    try {
      const { blob, mimeType } = await done;
      // Where the browser stopped by itself.
      if (mine === turn) session.stop('lost');
      await inSight();
      const recording = await readClip(blob, mimeType);
      if (mine === turn) send({ type: 'finished', recording });
      // The take was given up while its file was being read.
      if (state.status !== 'recorded' || state.recording !== recording) {
        URL.revokeObjectURL(recording.url);
      }
    } catch (error) {
      if (mine === turn) fail(error);
    }
  }

  function startRecording() {
    if (!stream) return;
    try {
      capture = startCapture(stream, chunkMs);
      startClock();
      void finish(turn, capture);
    } catch (error) {
      fail(error);
    }
  }

  function send(event: RecorderEvent) {
    const before = state;
    state = next(before, event);
    if (state === before) return;
    if (before.status === 'recorded') URL.revokeObjectURL(before.recording.url);
    const phase = state.status === 'recording' ? state.phase : undefined;
    const phaseBefore = before.status === 'recording' ? before.phase : undefined;
    if (phase === 'lead-in' && phase !== phaseBefore) startClock();
    if (phase === 'running' && phase !== phaseBefore) startRecording();
    if (phase === 'finishing' || state.status === 'failed') capture?.stop();
    if (!isLive(state) && state.status !== 'asking') turnOff();
    for (const listener of listeners) listener();
  }

  function watch(opened: MediaStream) {
    stream = opened;
    for (const track of opened.getTracks()) {
      track.addEventListener('ended', () => stream === opened && lost());
    }
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', hidden);
  }

  const session: RecorderSession = {
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    read: () => state,
    stream: () => stream,
    async record(leadIn) {
      if (!isFree(state)) return;
      const mine = ++turn;
      send({ type: 'record' });
      try {
        if (supportedFormats().length === 0) {
          throw new RecorderError('unsupported', 'This browser records no format we know.');
        }
        const opened = await openCamera();
        if (mine !== turn || state.status !== 'asking') return release(opened);
        if (document.visibilityState === 'hidden') {
          release(opened);
          return send({ type: 'reset' });
        }
        watch(opened);
        send({ type: 'granted', leadIn, limit: seconds });
      } catch (error) {
        if (mine === turn) fail(error);
      }
    },
    stop(by = 'hand') {
      send({ type: 'stop', by });
    },
    async choose(file) {
      if (!isFree(state)) return;
      const mine = ++turn;
      try {
        const recording = await readClip(file, file.type, requireSound);
        const isLong = recording.seconds > seconds + FILE_GRACE_SECONDS;
        if (mine !== turn || isLong) URL.revokeObjectURL(recording.url);
        if (mine !== turn) return;
        if (isLong) throw new RecorderError('too-long', `It takes ${recording.seconds} s.`);
        send({ type: 'chosen', recording });
      } catch (error) {
        if (mine === turn) fail(error);
      }
    },
    take() {
      if (state.status !== 'recorded') return undefined;
      const { recording } = state;
      state = idle;
      for (const listener of listeners) listener();
      return recording;
    },
    end() {
      turn++;
      send({ type: 'reset' });
      capture?.stop();
      turnOff();
    },
  };
  return session;
}
