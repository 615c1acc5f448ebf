import { fork } from 'node:child_process';
import { once } from 'node:events';
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';

/** A real S3 server in a separate process, with an empty bucket. */
export interface TestS3 {
  /** The environment variables that make the API use it. */
  environment: Record<string, string>;
  /** The keys of all objects in the bucket. */
  keys(): Promise<string[]>;
  stop(): void;
}

const bucket = 'ember-test';
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };

/** Starts an S3 server on a free port of this machine. */
export async function startS3(): Promise<TestS3> {
  const child = fork(new URL('./s3Process.ts', import.meta.url), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [endpoint] = (await once(child, 'message')) as [string];
  const client = new S3Client({ endpoint, region: 'us-east-1', credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  return {
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    async keys() {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
      return Contents.map(({ Key = '' }) => Key).toSorted();
    },
    stop: () => child.disconnect(),
  };
}
