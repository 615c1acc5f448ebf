import type { IncomingMessage } from 'node:http';
import { videoMaxBytes } from '@emberite/sdk/contract/videoUpload';
import { minute } from '../clock.ts';

/** How long an upload may stand still before it is cut off, in milliseconds. */
const stallTimeout = minute;

/** How much more of a refused upload is read, in bytes. */
const drained = 2 * videoMaxBytes;

/** Cuts a request off that stands still while `work` needs it. */
export async function whileMoving<T>(request: IncomingMessage, work: () => Promise<T>): Promise<T> {
  const { socket } = request;
  const cut = () => request.destroy();
  socket.setTimeout(stallTimeout, cut);
  try {
    return await work();
  } finally {
    socket.off('timeout', cut);
    socket.setTimeout(0);
  }
}

/**
 * Reads and forgets what is left of a refused upload: browsers only hear the answer when they have
 * sent everything. One that says it is far too large is answered at once and then cut off.
 */
export function drain(request: IncomingMessage): Promise<void> {
  return new Promise((done) => {
    let left = drained;
    if (Number(request.headers['content-length']) > drained) done();
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) done();
    });
    request.once('end', () => done());
    request.once('close', () => done());
    if (request.readableEnded || request.destroyed) done();
    request.resume();
  });
}
