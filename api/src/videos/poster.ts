import { fork } from 'node:child_process';
import { second } from '../clock.ts';

/** Makes still pictures of recordings. */
export interface PosterMaker {
  /** Writes a picture of the recording at `video` to `poster`; false when none can be made. */
  make(video: string, poster: string): Promise<boolean>;
}

/** How long making one may take, in milliseconds. */
const decodeTimeout = 5 * second;

const worker = new URL('./posterProcess.ts', import.meta.url);

/** Resolves with whether it could be done; never rejects. */
function decode(video: string, poster: string): Promise<boolean> {
  return new Promise((done) => {
    const child = fork(worker, [video, poster], {
      env: {},
      execArgv: [],
      stdio: 'ignore',
      timeout: decodeTimeout,
      killSignal: 'SIGKILL',
    });
    child.once('error', () => done(false));
    child.once('exit', (code) => done(code === 0));
  });
}

/** Two are made at a time, so that many uploads at once do not take the machine. */
const lanes = [Promise.resolve(true), Promise.resolve(true)];
let turn = 0;

/**
 * Decodes in a process of its own: what a stranger recorded is read by native code, and whatever it
 * does to that, the API goes on.
 */
export const posterMaker: PosterMaker = {
  make(video, poster) {
    const lane = (turn += 1) % lanes.length;
    const made = (lanes[lane] ?? Promise.resolve(true)).then(() => decode(video, poster));
    lanes[lane] = made;
    return made;
  },
};
