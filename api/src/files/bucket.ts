import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Bucket } from '../config.ts';
import type { FileStore } from './store.ts';

/** Files larger than this are sent in parts of this size, in bytes. */
const partSize = 8 * 1024 * 1024;

/** Keeps files in a bucket of an S3-compatible service. */
export function bucketStore({ name, endpoint, region, credentials }: Bucket): FileStore {
  const client = new S3Client({
    region,
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
    async read(key, span) {
      const Range = span && `bytes=${span.start}-${span.end}`;
      const { Body } = await client.send(new GetObjectCommand({ ...at(key), Range }));
      if (!Body) throw new Error('The bucket answered without a file.');
      return Body.transformToWebStream() as ReadableStream<Uint8Array>;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}
