import { fork } from 'node:child_process';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { second } from '../clock.ts';

/** Makes still images of recordings. */
export interface PosterMaker {
  /** Writes an image of the recording at `video` to `poster`. Returns false if that fails. */
  make(video: string, poster: string): Promise<boolean>;
}

/** How long decoding may take, in milliseconds. */
const decodeTimeout = 5 * second;

const worker = new URL('./posterProcess.ts', import.meta.url);

/** Resolves with whether it worked. Never rejects. */
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

/** Two are made at a time, so that many uploads do not overload the machine. */
const lanes = [Promise.resolve(true), Promise.resolve(true)];
let turn = 0;

/**
 * Decodes in a separate process: native code reads a stranger's recording, and whatever that does
 * to the process, the API keeps running.
 */
export const posterMaker: PosterMaker = {
  make(video, poster) {
    const lane = (turn += 1) % lanes.length;
    const made = (lanes[lane] ?? Promise.resolve(true)).then(() => decode(video, poster));
    lanes[lane] = made;
    return made;
  },
};

/** More pixels than a frame of any recording has. Keeps small files from becoming huge images. */
const maxPixels = 40_000_000;

/** The largest poster, in pixels. */
const bounds = { width: 720, height: 1280, fit: 'inside', withoutEnlargement: true } as const;

/** The format of every poster: a small JPEG, upright, without metadata. */
export function asPoster(picture: Sharp): Sharp {
  return picture.autoOrient().resize(bounds).flatten().jpeg({ quality: 80, mozjpeg: true });
}

/**
 * Re-encodes an uploaded image and writes it to `path`, so that only its pixels are kept. Returns
 * false if it is not a readable JPEG, PNG or WebP.
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
