import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  posterMaxBytes,
  posterPart,
  videoMaxBytes,
  videoPart,
} from '@emberite/sdk/contract/videoUpload';
import { minute } from '../clock.ts';
import { ApiFailure } from '../http/failure.ts';
import { readForm } from './form.ts';
import { recordingCheck, tooLarge } from './recordingCheck.ts';
import type { RecordingType } from './recordingCheck.ts';

/** An upload that has arrived whole. */
export interface Received {
  /** The text parts, not checked yet. */
  fields: Record<string, string>;
  type: RecordingType;
  poster: Buffer | null;
}

/** A whole form, in bytes: its files, and room for its fields and headers. */
const formMaxBytes = videoMaxBytes + posterMaxBytes + 100_000;

async function collect(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > posterMaxBytes) {
      throw new ApiFailure('body-too-large', 'The poster must not be larger than 5 MB.');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function take(request: IncomingMessage, path: string): Promise<Received> {
  if (Number(request.headers['content-length']) > formMaxBytes) throw tooLarge();
  let type: RecordingType | undefined;
  let poster: Buffer | null = null;
  const check = recordingCheck((found) => {
    type = found;
  });
  const takers = new Map([
    [videoPart, (file: Readable) => pipeline(file, check, createWriteStream(path))],
    [
      posterPart,
      async (file: Readable) => {
        poster = await collect(file);
      },
    ],
  ]);
  const fields = await readForm(request, takers);
  if (!type) throw new ApiFailure('invalid-input', `${videoPart}: the recording is missing.`);
  return { fields, type, poster };
}

/** How long an upload may stand still before it is cut off, in milliseconds. */
const stallTimeout = minute;

/** How much more of a refused upload is read, in bytes. */
const drained = 2 * videoMaxBytes;

/** Cuts a request off that stands still while `work` needs it. */
async function whileMoving<T>(request: IncomingMessage, work: () => Promise<T>): Promise<T> {
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
function drain(request: IncomingMessage): Promise<void> {
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

/**
 * Takes in a multipart upload as it comes; the recording goes to `path`. Whatever is not right is
 * thrown as a failure, and then there is no file.
 */
export function receive(request: IncomingMessage, path: string): Promise<Received> {
  return whileMoving(request, async () => {
    try {
      return await take(request, path);
    } catch (error) {
      await rm(path, { force: true });
      await drain(request);
      throw error;
    }
  });
}

/** Refuses an upload before it is taken in. */
export function refuseUpload(request: IncomingMessage, failure: ApiFailure): Promise<never> {
  return whileMoving(request, async () => {
    await drain(request);
    throw failure;
  });
}
