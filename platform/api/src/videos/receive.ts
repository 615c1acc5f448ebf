import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { patience } from '@emberite/contract/patience';
import {
  posterMaxBytes,
  posterPart,
  videoMaxBytes,
  videoPart,
} from '@emberite/contract/videoUpload';
import { ApiFailure } from '../http/failure.ts';
import { readForm } from './form.ts';
import { recordingCheck, tooLarge } from './recordingCheck.ts';
import type { RecordingType } from './recordingCheck.ts';

/** A complete upload. */
export interface Received {
  /** The text parts, unchecked. */
  fields: Record<string, string>;
  type: RecordingType;
  hasPicture: boolean;
}

/** The files that an upload is written to. */
export interface Paths {
  video: string;
  picture: string;
}

/** The largest form, in bytes: its files, with room for its fields and headers. */
const formMaxBytes = videoMaxBytes + posterMaxBytes + 100_000;

/** Passes a picture through as long as it is within the limit. */
async function* pictureCheck(stream: AsyncIterable<Buffer>) {
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > posterMaxBytes) {
      throw new ApiFailure('body-too-large', 'The poster must not be larger than 5 MB.');
    }
    yield chunk;
  }
}

async function receiveForm(request: IncomingMessage, paths: Paths): Promise<Received> {
  if (Number(request.headers['content-length']) > formMaxBytes) throw tooLarge();
  let type: RecordingType | undefined;
  let hasPicture = false;
  const check = recordingCheck((found) => {
    type = found;
  });
  const handlers = new Map([
    [videoPart, (file: Readable) => pipeline(file, check, createWriteStream(paths.video))],
    [
      posterPart,
      (file: Readable) => {
        hasPicture = true;
        return pipeline(file, pictureCheck, createWriteStream(paths.picture));
      },
    ],
  ]);
  const fields = await readForm(request, handlers);
  if (!type)
    throw new ApiFailure('invalid-input', `${videoPart} is missing: please send a recording.`);
  return { fields, type, hasPicture };
}

/** How much of a refused upload is still read, in bytes. */
const maxDrainedBytes = 2 * videoMaxBytes;

/** Runs `work`, and destroys the request if it stalls meanwhile. */
async function abortWhenStalled<T>(request: IncomingMessage, work: () => Promise<T>): Promise<T> {
  const { socket } = request;
  const cut = () => request.destroy();
  socket.setTimeout(patience.part, cut);
  try {
    return await work();
  } finally {
    socket.off('timeout', cut);
    socket.setTimeout(0);
  }
}

/**
 * Reads and discards the rest of a refused upload, because browsers only read the response once
 * they have sent everything. If the declared size is far too large, we respond at once and cut the
 * upload off.
 */
function drain(request: IncomingMessage): Promise<void> {
  return new Promise((done) => {
    let left = maxDrainedBytes;
    if (Number(request.headers['content-length']) > maxDrainedBytes) done();
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
 * Receives a multipart upload as a stream and writes its files to `paths`. If anything is wrong it
 * throws an `ApiFailure` and leaves no file.
 */
export function receive(request: IncomingMessage, paths: Paths): Promise<Received> {
  return abortWhenStalled(request, async () => {
    try {
      return await receiveForm(request, paths);
    } catch (error) {
      for (const path of [paths.video, paths.picture]) await rm(path, { force: true });
      await drain(request);
      throw error;
    }
  });
}

/** Refuses an upload before any of it is stored. */
export function refuseUpload(request: IncomingMessage, failure: ApiFailure): Promise<never> {
  return abortWhenStalled(request, async () => {
    await drain(request);
    throw failure;
  });
}
