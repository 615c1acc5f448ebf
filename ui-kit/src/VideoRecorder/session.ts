import { release } from './camera.ts';
import { startCapture } from './capture.ts';
import type { Capture } from './capture.ts';
import { isReadable, playable, readFile, readTake } from './recording.ts';
import { failReason, RecorderError } from './failure.ts';
import { supportedFormats } from './formats.ts';
import { inSight, isHidden } from './inSight.ts';
import { chosenIn } from './inputs.ts';
import type { Chosen, Inputs } from './inputs.ts';
import { createMachine } from './machine.ts';
import { heldTake, isFree, isLive, isTaking, phaseOf } from './recorder.ts';
import type { EndedBy, RecorderState, Recording } from './recorder.ts';
import { quietPeak } from './quiet.ts';
import { createViewfinder } from './viewfinder.ts';
import { draw } from './still.ts';
import { watch } from './watch.ts';

/** Files are trimmed by hand, so they may be a little longer than a recording. */
const fileGraceSeconds = 1;

/** A file may be quiet because it is meant to be. Only one without any sound is named: -80 decibels. */
const quietestFile = 0.0001;

/** A device that hangs stops late, and what it recorded until then counts, up to this many seconds more. */
const takeGraceSeconds = 5;

/** Names the file of a take, for a member who saves it. */
function fileOf(blob: Blob): File {
  const ending = /webm|matroska/.test(blob.type) ? 'webm' : 'mp4';
  return new File([blob], `my-video.${ending}`, { type: blob.type });
}

/** Whether nothing is heard in a file, as far as this browser can tell. */
async function isSoundless(file: Blob, quietest: number): Promise<boolean> {
  const listening = await import('./inspect.ts').catch(() => null);
  return (await listening?.isSoundless(file, quietest)) ?? false;
}

/**
 * Connects the state machine to camera and recorder. A recording has at most `seconds`. Camera and microphone are on only
 * during a take and in the viewfinder.
 */
export function createRecorderSession(seconds: number) {
  const machine = createMachine(follow);
  let devices: ReturnType<typeof watch> | undefined;
  let capture: Capture | undefined;
  const viewfinder = createViewfinder();
  /** What the member chose. */
  let chosen: Chosen = {};
  /** The seconds before the current take. */
  let leadInSeconds = 0;
  /** Counts takes, so that a late result of an earlier one is recognised. */
  let turn = 0;

  /** Applies the new state to the devices. */
  function follow(before: RecorderState) {
    const state = machine.read();
    const phase = phaseOf(state);
    if (phase === 'lead-in' && phase !== phaseOf(before)) devices?.startClock();
    if (phase === 'running' && phase !== phaseOf(before)) startRecording();
    if (!isLive(state) && state.status !== 'asking') turnOff();
  }

  /** Turns everything off: a recording, its devices and the viewfinder. */
  function turnOff() {
    viewfinder.close();
    capture?.stop();
    devices?.off();
    devices = undefined;
  }

  /** `file` is what was recorded nevertheless. */
  function fail(error: unknown, file?: File) {
    console.warn('The video recorder failed.', error);
    machine.send({ type: 'failed', reason: failReason(error), file });
  }

  function stop(by: EndedBy) {
    machine.send({ type: 'stop', by });
  }

  /** Shows what was read of a file. Throws RecorderError `too-long`. */
  async function show(mine: number, read: Recording, graceSeconds: number, quietest: number) {
    const isLong = read.seconds > seconds + graceSeconds;
    const recording = { ...read, isSoundless: !isLong && (await isSoundless(read.blob, quietest)) };
    if (mine === turn && !isLong) machine.send({ type: 'finished', recording });
    // It is too long, or was cancelled while its file was being read.
    if (heldTake(machine.read())?.recording !== recording) URL.revokeObjectURL(recording.url);
    if (isLong) throw new RecorderError('too-long', `It takes ${recording.seconds} s.`);
  }

  async function finish(mine: number, { done }: Capture) {
    let file: File | undefined;
    try {
      const { blob, mimeType, facts } = await done;
      if (blob.size > 0) file = fileOf(blob);
      // In case the browser stopped on its own.
      if (mine === turn) stop('lost');
      await inSight();
      await show(mine, await readTake(blob, mimeType, facts), takeGraceSeconds, quietPeak);
    } catch (error) {
      if (mine === turn) fail(error, file);
    }
  }

  function startRecording() {
    if (!devices) return;
    const mine = turn;
    try {
      capture = startCapture(devices.stream, (error) => {
        console.warn('The video recorder failed during a recording.', error);
        if (mine === turn) stop('broken');
      });
      devices.startClock();
      void finish(mine, capture);
    } catch (error) {
      fail(error);
    }
  }

  function turnOn(stream: MediaStream) {
    devices = watch(stream, {
      passed: (passed) => machine.send({ type: 'tick', seconds: passed, limit: seconds }),
      hidden: () => stop('hidden'),
      failed: stop,
    });
  }

  /** Takes the devices that the machine asks for. */
  async function begin(mine: number) {
    try {
      if (supportedFormats().length === 0) {
        throw new RecorderError(
          'unsupported',
          'This browser cannot record in a format we support.',
        );
      }
      const taken = viewfinder.take(chosen);
      const stream = taken instanceof Promise ? await taken : taken;
      if (mine !== turn) return release(stream);
      if (isHidden()) {
        release(stream);
        return machine.send({ type: 'back' });
      }
      turnOn(stream);
      machine.send({ type: 'granted', leadIn: leadInSeconds, limit: seconds });
    } catch (error) {
      if (mine === turn) fail(error);
    }
  }

  /** Turns everything off and drops the recording. Can be called at any time, and repeatedly. */
  function end() {
    turn++;
    machine.send({ type: 'reset' });
    turnOff();
  }

  return {
    subscribe: machine.subscribe,
    read: machine.read,
    /** The camera's stream while it is on. */
    stream: () => devices?.stream,
    /** What the member sees before a take. */
    viewfinder,
    /** Opens the viewfinder. It closes with the first take or file, and when a take is cancelled. */
    look: () => void viewfinder.open(chosen),
    /** Uses another device. A take begins again with it. */
    use(kind: keyof Inputs, id: string) {
      chosen = { ...chosenIn(devices?.stream), ...chosen, [kind]: id };
      if (!isLive(machine.read())) return void viewfinder.open(chosen);
      machine.send({ type: 'restart' });
      turnOff();
      void begin(++turn);
    },
    /**
     * Requests the camera and records after a lead-in of `leadIn` seconds. The previous take is kept
     * until there is a new one.
     */
    async record(leadIn: number) {
      if (!isFree(machine.read())) return;
      leadInSeconds = leadIn;
      machine.send({ type: 'record' });
      await begin(++turn);
    },
    stop: () => stop('hand'),
    /** Cancels a requested or failed take; the previous one comes back. */
    back() {
      turn++;
      machine.send({ type: 'back' });
    },
    /** Uses a file instead of a recording. */
    async choose(file: File) {
      if (!isFree(machine.read())) return;
      const mine = ++turn;
      machine.send({ type: 'choose' });
      try {
        await show(mine, await readFile(file), fileGraceSeconds, quietestFile);
      } catch (error) {
        if (mine === turn) fail(error);
      }
    },
    /** Remembers that the member saved the file of a take that cannot be played. */
    saved: () => machine.send({ type: 'saved' }),
    /** Draws the poster of a take that has none. */
    async draw(video: HTMLVideoElement) {
      const url = video.currentSrc;
      const poster = await draw(video).catch(() => undefined);
      if (poster) machine.send({ type: 'drawn', url, poster });
    },
    /** Hands over the recording with its URL; undefined, and failed, if its file cannot be read any more. */
    async take() {
      const mine = turn;
      const state = machine.read();
      if (state.status !== 'recorded') return undefined;
      const isThere = state.endedBy !== 'file' || (await isReadable(state.recording.blob));
      const now = machine.read();
      if (mine !== turn || now.status !== 'recorded') return undefined;
      machine.send({ type: isThere ? 'taken' : 'gone' });
      return isThere ? now.recording : undefined;
    },
    end,
    /** Ends in the middle of a take, if there is no finished one, and returns its file. Otherwise only ends. */
    interrupt(): Promise<Blob> | undefined {
      const state = machine.read();
      const taken = isTaking(state) && !heldTake(state) ? capture?.done : undefined;
      end();
      return taken?.then(({ blob }) => playable(blob));
    },
  };
}
