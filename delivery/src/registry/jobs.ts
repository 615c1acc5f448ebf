import { fork } from 'node:child_process';
import { join } from 'node:path';
import { RefusedError } from '@emberite/cli/release';
import type { Registry } from '@emberite/cli/release';
import type { SiteConfig } from '@emberite/sdk/release';

/** How long a job may take, in ms: publishing all packages takes ten seconds. */
const timeout = 120_000;

/** Where the registry's work is done. */
interface Place {
  /** Folder of the store. */
  store: string;
  site: SiteConfig;
  /** The site's log, with the failures that browsers have reported. */
  logFile: string;
  /** Of compression, as in `openStore`. */
  quality?: number | undefined;
}

/** One call of a {@link Registry}. */
export interface Job extends Place {
  name: keyof Registry;
  input: unknown[];
}

/** How it went. */
export type Outcome = { result: unknown } | { refused: string } | { failed: string };

/** Runs a job in a process of its own, so that a page that never ends, or ends it, ends nothing else. */
function run(job: Job): Promise<unknown> {
  return new Promise((done, failed) => {
    const child = fork(join(import.meta.dirname, 'worker.ts'), {
      // A setting of the site is none of a page's business.
      env: { PATH: process.env['PATH'], NODE_OPTIONS: process.env['NODE_OPTIONS'] },
      serialization: 'advanced',
    });
    let end = 'The release ended the process that renders its pages';
    const timer = setTimeout(() => {
      end = `The release took longer than ${timeout / 1_000} s`;
      child.kill('SIGKILL');
    }, timeout);
    child.once('message', (outcome: Outcome) => {
      if ('result' in outcome) done(outcome.result);
      else if ('refused' in outcome) failed(new RefusedError(outcome.refused));
      else failed(new Error(outcome.failed));
    });
    child.once('error', (error) => {
      clearTimeout(timer);
      failed(error);
    });
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      failed(new RefusedError(`${end} (${signal ?? code}).`));
    });
    child.send(job, (error) => error && failed(error));
  });
}

/** The registry of a store, whose work does not disturb this process. */
export function jobRegistry(place: Place): Registry {
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: each may need a core and hundreds of megabytes. */
  const call =
    (name: keyof Registry) =>
    (...input: unknown[]) => {
      const result = last.then(() => run({ ...place, name, input }));
      last = result.catch(() => {});
      return result;
    };
  return {
    publish: call('publish'),
    rollback: call('rollback'),
    list: call('list'),
    failures: call('failures'),
  } as Registry;
}
