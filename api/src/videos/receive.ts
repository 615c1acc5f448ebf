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
import { ApiFailure } from '../http/failure.ts';
import { readForm } from './form.ts';
import { recordingCheck, tooLarge } from './recordingCheck.ts';
import { drain, whileMoving } from './refuse.ts';
import type { RecordingType } from './sniff.ts';

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
