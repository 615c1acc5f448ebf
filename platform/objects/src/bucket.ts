import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { checkKey, checkPrefix } from './objects.ts';
import type { Body, ByteRange, Objects } from './objects.ts';

/** A bucket of an S3-compatible service, which must support conditional writes. */
export interface Bucket {
  name: string;
  /** Endpoint of the service. Defaults to Amazon's. */
  endpoint: string | undefined;
  region: string;
  /** Access key and secret. Without them the machine's own role is used. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Objects larger than this are sent in parts of this size, in bytes. */
const partSize = 8 * 1024 * 1024;

/** How many times a write is tried that conflicts with others of the same key. */
const tries = 5;

const nameOf = (error: unknown) => (error instanceof Error ? error.name : undefined);

/**
 * Stores objects in a bucket. Each request is tried three times, and each attempt is aborted after
 * `timeoutMs` without data.
 */
export function bucketObjects(
  { name, endpoint, region, credentials }: Bucket,
  timeoutMs = 10_000,
): Objects {
  const client = new S3Client({
    region,
    requestHandler: { connectionTimeout: timeoutMs / 2, socketTimeout: timeoutMs },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  });
  const at = (key: string) => {
    checkKey(key);
    return { Bucket: name, Key: key };
  };

  async function status(key: string) {
    try {
      return await client.send(new HeadObjectCommand(at(key)));
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  }

  async function open(key: string, range?: ByteRange) {
    const Range = range && `bytes=${range.start}-${range.end}`;
    try {
      // It always has a body, and in Node that is a stream.
      return (await client.send(new GetObjectCommand({ ...at(key), Range }))).Body ?? null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  /** Sends an object that must be new, with the name of who writes it. */
  async function send(key: string, body: Body, writer: string, contentType?: string) {
    const stream = body instanceof Uint8Array ? undefined : createReadStream(body.file);
    const params = {
      ...at(key),
      Body: stream ?? (body as Uint8Array),
      ContentType: contentType,
      IfNoneMatch: '*',
      Metadata: { writer },
    };
    try {
      await new Upload({ client, params, partSize, queueSize: 2 }).done();
    } finally {
      stream?.destroy();
    }
  }

  /** Sends an object unless there is one already. Resolves with whether it did. */
  async function sendIfAbsent(key: string, body: Body, contentType?: string): Promise<boolean> {
    const writer = randomUUID();
    for (let left = tries - 1; ; left -= 1) {
      try {
        await send(key, body, writer, contentType);
        return true;
      } catch (error) {
        const problem = nameOf(error);
        if (problem === 'ConditionalRequestConflict' && left > 0) continue;
        if (problem !== 'PreconditionFailed' && problem !== 'NoSuchUpload') throw error;
        // If the response to an earlier attempt was lost, the object is there, and it is ours.
        if ((await status(key))?.Metadata?.['writer'] === writer) return true;
        if (problem === 'PreconditionFailed') return false;
        throw error;
      }
    }
  }

  return {
    async putIfAbsent(key, body, contentType) {
      checkKey(key);
      const isStored = await sendIfAbsent(key, body, contentType);
      if (isStored && !(body instanceof Uint8Array)) await rm(body.file, { force: true });
      return isStored;
    },
    async get(key) {
      const body = await open(key);
      return body && Buffer.from(await body.transformToByteArray());
    },
    async read(key, range) {
      return (await open(key, range)) as Readable | null;
    },
    async size(key) {
      return (await status(key))?.ContentLength ?? null;
    },
    async *list(prefix) {
      checkPrefix(prefix);
      // In the order of the keys, a page at a time.
      const pages = paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix });
      for await (const { Contents = [] } of pages) {
        for (const { Key, Size, LastModified } of Contents) {
          if (Key && LastModified) yield { key: Key, size: Size ?? 0, modified: LastModified };
        }
      }
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}
