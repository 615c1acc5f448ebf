import { fork } from 'node:child_process';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
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

/** More pixels than any still of a recording has; it keeps small files from becoming huge pictures. */
const maxPixels = 40_000_000;

/** A poster fits into this, in pixels. */
const bounds = { width: 720, height: 1280, fit: 'inside', withoutEnlargement: true } as const;

/** The form in which every poster is kept: a jpeg of modest size, upright, without any metadata. */
export function asPoster(picture: Sharp): Sharp {
  return picture.autoOrient().resize(bounds).flatten().jpeg({ quality: 80, mozjpeg: true });
}

/**
 * Reads a picture somebody sent and writes it anew to `path`, so that nothing but its pixels is
 * kept. False when it is no jpeg, png or webp, or cannot be read.
 */
export async function writePoster(bytes: Buffer, path: string): Promise<boolean> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!['jpeg', 'png', 'webp'].includes(format)) return false;
    await asPoster(picture).toFile(path);
    return true;
  } catch {
    return false;
  }
}
