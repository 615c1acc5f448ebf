import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { BusboyFileStream, BusboyHeaders } from '@fastify/busboy';
import {
  posterMaxBytes,
  posterPart,
  videoMaxBytes,
  videoPart,
} from '@emberite/sdk/contract/videoUpload';
import { minute } from '../clock.ts';
import { ApiFailure } from '../http/failure.ts';
import { sniff, sniffBytes } from './sniff.ts';
import type { RecordingType } from './sniff.ts';

/** An upload that has arrived whole. */
export interface Received {
  /** The text parts, not checked yet. */
  fields: Record<string, string>;
  type: RecordingType;
  poster: Buffer | null;
}

/** How long an upload may stand still before it is cut off, in milliseconds. */
const patience = minute;

const limits = {
  fieldSize: 1000,
  fieldNameSize: 100,
  fields: 10,
  files: 2,
  parts: 12,
  fileSize: videoMaxBytes + 1,
  headerPairs: 20,
};

/** Lets a recording through while it is one and not too large. */
function recordingCheck(tell: (type: RecordingType) => void): Transform {
  let head: Buffer | undefined = Buffer.alloc(0);
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > videoMaxBytes) return done(new ApiFailure('body-too-large'));
      if (!head) return done(null, chunk);
      head = Buffer.concat([head, chunk]);
      if (head.length < sniffBytes) return done();
      const type = sniff(head);
      if (!type) return done(new ApiFailure('wrong-video-type'));
      tell(type);
      this.push(head);
      head = undefined;
      return done();
    },
    flush(done) {
      done(head ? new ApiFailure('wrong-video-type') : null);
    },
  });
}

async function collect(stream: BusboyFileStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > posterMaxBytes) throw new ApiFailure('body-too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads and forgets what is left of a refused upload, so that its sender hears the answer. */
function drain(request: IncomingMessage): Promise<void> {
  return new Promise((done) => {
    let left = videoMaxBytes * 2;
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

function parserOf(request: IncomingMessage): InstanceType<typeof Busboy> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new ApiFailure('wrong-content-type', 'The body must be multipart/form-data.');
  }
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, limits });
  } catch {
    throw new ApiFailure('malformed-form');
  }
}

async function parse(request: IncomingMessage, path: string): Promise<Received> {
  const parser = parserOf(request);
  const fields: Record<string, string> = {};
  let type: RecordingType | undefined;
  let poster: Buffer | null = null;
  const work: Promise<void>[] = [];
  const streams: BusboyFileStream[] = [];
  let refuse: (reason: unknown) => void = () => {};
  const refused = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  refused.catch(() => {});
  const begun = (part: Promise<void>) => {
    part.catch(refuse);
    work.push(part);
  };
  const seen = new Set<string>();
  const once = (name: string) => {
    if (seen.has(name)) refuse(new ApiFailure('invalid-input', `${name}: sent more than once.`));
    seen.add(name);
  };

  parser.on('field', (name, value, nameCut, valueCut) => {
    once(name);
    if (nameCut || valueCut) refuse(new ApiFailure('invalid-input', 'A field is too long.'));
    Object.defineProperty(fields, name, { value, enumerable: true, configurable: true });
  });
  parser.on('file', (name, stream) => {
    once(name);
    streams.push(stream);
    if (name === videoPart && !type) {
      const check = recordingCheck((found) => {
        type = found;
      });
      begun(pipeline(stream, check, createWriteStream(path)));
    } else if (name === posterPart) {
      begun(
        collect(stream).then((bytes) => {
          poster = bytes;
        }),
      );
    } else {
      refuse(new ApiFailure('invalid-input', `${name}: no such part.`));
      stream.resume();
    }
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => refuse(new ApiFailure('invalid-input', 'There are too many parts.')));
  }
  parser.once('error', () => refuse(new ApiFailure('malformed-form')));
  const finished = new Promise<void>((done) => parser.once('finish', done));
  request.once('close', () => {
    if (!request.complete) refuse(new ApiFailure('malformed-form'));
  });
  request.setTimeout(patience, () => request.destroy());
  request.pipe(parser);

  try {
    await Promise.race([finished, refused]);
    await Promise.race([Promise.all(work), refused]);
  } catch (error) {
    request.unpipe(parser);
    parser.destroy();
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(work);
    throw error;
  }
  if (!type) throw new ApiFailure('invalid-input', `${videoPart}: the recording is missing.`);
  return { fields, type, poster };
}

/**
 * Takes in a multipart upload as it comes; the recording goes to `path`. Whatever is not right is
 * thrown as a failure, and then there is no file.
 */
export async function receive(request: IncomingMessage, path: string): Promise<Received> {
  try {
    return await parse(request, path);
  } catch (error) {
    await rm(path, { force: true });
    await drain(request);
    throw error;
  }
}

/** Refuses an upload before it is taken in. */
export async function refuseUpload(request: IncomingMessage, failure: ApiFailure): Promise<never> {
  await drain(request);
  throw failure;
}
