import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openObjects } from '@emberite/objects';
import type { Bucket } from '@emberite/objects';

/** A real S3 server in a separate process, with an empty bucket. */
export interface TestS3 {
  bucket: Bucket & { endpoint: string };
  /** The environment variables that make the API use it. */
  environment: Record<string, string>;
  /** The keys of all objects in the bucket, in their order. */
  keys(): Promise<string[]>;
  /** Cuts all connections and refuses others, until `resume`. */
  pause(): Promise<void>;
  /** Accepts connections again at the same address, with the same objects. */
  resume(): Promise<void>;
  stop(): void;
}

const name = 'ember-test';
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };

/** Starts an S3 server on a free port of this machine. */
export async function startS3(): Promise<TestS3> {
  const child = fork(new URL('./s3Process.ts', import.meta.url), [name], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [endpoint] = (await once(child, 'message')) as [string];
  const bucket = { name, endpoint, region: 'us-east-1', credentials };
  const objects = await openObjects({ bucket });
  const command = async (command: 'pause' | 'resume') => {
    child.send(command);
    await once(child, 'message');
  };
  return {
    bucket,
    environment: {
      S3_BUCKET: name,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    keys: () => Array.fromAsync(objects.list(''), ({ key }) => key),
    pause: () => command('pause'),
    resume: () => command('resume'),
    stop: () => child.disconnect(),
  };
}
