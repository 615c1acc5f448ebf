import { openCamera, release } from './camera.ts';
import { failReason } from './failure.ts';
import { supportedFormats } from './formats.ts';
import { inSight, isHidden } from './inSight.ts';
import type { Chosen } from './inputs.ts';
import type { FailReason } from './recorder.ts';
import { watch } from './watch.ts';

/** What the member sees of the camera before a recording. */
export type View =
  | { status: 'off' }
  | { status: 'asking' }
  | { status: 'on'; stream: MediaStream }
  | { status: 'failed'; reason: FailReason };

const off: View = { status: 'off' };

/** Creates a viewfinder that is off: the camera and the microphone before a recording. Nothing is recorded here. */
export function createViewfinder() {
  const listeners = new Set<() => void>();
  let view: View = off;
  let devices: ReturnType<typeof watch> | undefined;
  let opening: Promise<MediaStream> | undefined;
  /** Counts what was asked for, so that late devices are recognised. */
  let turn = 0;

  function show(next: View) {
    view = next;
    for (const listener of listeners) listener();
  }

  /** Turns the devices off. Can be called at any time, and repeatedly. */
  function close() {
    turn++;
    void opening?.then(release, () => {});
    opening = undefined;
    devices?.off();
    devices = undefined;
    if (view !== off) show(off);
  }

  function fail(reason: FailReason) {
    close();
    show({ status: 'failed', reason });
  }

  /** Turns the devices on, or others instead. While the page is hidden, they are off. */
  async function open(chosen: Chosen): Promise<void> {
    close();
    if (supportedFormats().length === 0) return;
    const mine = turn;
    show({ status: 'asking' });
    try {
      await inSight();
      if (mine !== turn) return;
      opening = openCamera(chosen);
      const stream = await opening;
      if (mine !== turn) return;
      opening = undefined;
      devices = watch(stream, {
        passed() {},
        hidden: () => void open(chosen),
        failed: fail,
      });
      show({ status: 'on', stream });
      if (isHidden()) void open(chosen);
      else devices.startClock();
    } catch (error) {
      if (mine !== turn) return;
      console.warn('There is no viewfinder.', error);
      opening = undefined;
      fail(failReason(error));
    }
  }

  return {
    read: () => view,
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    open,
    /** Hands over the devices, or opens them. Rejects like `openCamera`. */
    take(chosen: Chosen) {
      const taken = devices?.leave() ?? opening;
      devices = undefined;
      opening = undefined;
      close();
      return taken ?? openCamera(chosen);
    },
    close,
  };
}
