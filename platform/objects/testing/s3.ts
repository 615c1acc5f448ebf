import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openObjects } from '@emberite/objects';

const name = 'ember-test';
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };

/** Starts a real S3 server in a separate process, on a free port of this machine, with an empty bucket. */
export async function startS3() {
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
    /** The environment variables that make the API use it. */
    environment: {
      S3_BUCKET: name,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    /** The keys of all objects in the bucket, in their order. */
    keys: () => Array.fromAsync(objects.list(''), ({ key }) => key),
    /** Cuts all connections and refuses others, until `resume`. */
    pause: () => command('pause'),
    /** Accepts connections again at the same address, with the same objects. */
    resume: () => command('resume'),
    stop: () => child.disconnect(),
  };
}

export type TestS3 = Awaited<ReturnType<typeof startS3>>;
