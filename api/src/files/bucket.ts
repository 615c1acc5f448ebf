import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { second } from '../clock.ts';
import type { Bucket } from '../config.ts';
import type { FileStore } from './store.ts';

/** Files larger than this are sent in parts of this size, in bytes. */
const partSize = 8 * 1024 * 1024;

/**
 * Stores files in a bucket of an S3-compatible service. Each request is tried three times, and each
 * try is given up after `timeoutMs` without data.
 */
export function bucketStore(
  { name, endpoint, region, credentials }: Bucket,
  timeoutMs = 10 * second,
): FileStore {
  const client = new S3Client({
    region,
    requestHandler: { connectionTimeout: timeoutMs / 2, socketTimeout: timeoutMs },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  });
  const at = (key: string) => ({ Bucket: name, Key: key });
  return {
    async put(key, path, contentType) {
      const params = { ...at(key), Body: createReadStream(path), ContentType: contentType };
      await new Upload({ client, params, partSize, queueSize: 2 }).done();
      await rm(path, { force: true });
    },
    async size(key) {
      try {
        return (await client.send(new HeadObjectCommand(at(key)))).ContentLength ?? null;
      } catch (error) {
        if (error instanceof NotFound) return null;
        throw error;
      }
    },
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const response = client.send(new GetObjectCommand({ ...at(key), Range }));
      const found = await response.catch((error: unknown) => {
        if (error instanceof NoSuchKey) return null;
        throw error;
      });
      // In Node the body is a stream.
      return found && (found.Body as Readable);
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}
