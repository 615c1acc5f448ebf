import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RefusedError } from '@emberite/cli/release';
import type { Bundles, Calls, Request, Response } from './protocol.ts';

export type { HeadData, PageData, ShellData } from './protocol.ts';

/** What the code of a release may use. */
export interface Limits {
  /** For one page, in milliseconds. It needs a few. */
  time: number;
  /** Of the whole process, in bytes. The shell alone needs a fifth of it. */
  memory: number;
}

const defaults: Limits = { time: 10_000, memory: 512_000_000 };

/** Maximum CPU time for one release in total, in seconds. A hundred pages take ten. */
const longest = 300;

/** Whether a shell can set that limit, which also holds if this process is killed meanwhile. */
const hasShell = process.platform !== 'win32';

/** How often the memory of a sandbox is checked, in milliseconds. */
const interval = 100;

/**
 * Runs the code of a shell and of one release: a call takes the beginning of a refusal, like
 * `mf-events renders /x`, and a request. Calls run one at a time.
 */
export interface Sandbox extends AsyncDisposable {
  call<Name extends keyof Calls>(
    what: string,
    name: Name,
    ...input: Parameters<Calls[Name]>
  ): Promise<Awaited<ReturnType<Calls[Name]>>>;
}

/** The memory of a process in bytes; 0 on systems without `/proc`. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(text.split(' ')[1] ?? 0) * 4096;
}

/**
 * Starts a process for the code of a release. It has no files, no network, no environment and no
 * other process, and limited time and memory. Whatever it does wrong becomes a {@link
 * RefusedError}.
 */
export function openSandbox(bundles: Bundles, { time, memory }: Limits = defaults): Sandbox {
  const child = fork(join(import.meta.dirname, 'child.ts'), {
    env: {},
    ...(hasShell && { execPath: '/bin/sh' }),
    execArgv: [
      ...(hasShell ? ['-c', `ulimit -t ${longest}; exec "$0" "$@"`, process.execPath] : []),
      // It drops the right to read when it has read its own modules.
      '--permission',
      '--allow-fs-read=*',
      `--max-old-space-size=${Math.round(memory / 2_000_000)}`,
      '--no-experimental-webstorage',
      '--disable-warning=ExperimentalWarning',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + String(chunk)).slice(-4_000);
  });
  let reason: string | undefined;
  const kill = (why: string) => {
    reason ??= why;
    child.kill('SIGKILL');
  };
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => {
      const isFull = /heap out of memory|allocation failed/i.test(errors);
      const uncaught = /^(?:\w*Error|Uncaught)[^\n]*/m.exec(errors)?.[0];
      resolve(
        reason ??
          (isFull
            ? `takes more than ${memory / 1_000_000} MB of memory`
            : `ends the process that renders it (${uncaught ?? signal ?? code})`),
      );
    });
  });
  const watch = setInterval(() => {
    void memoryOf(child).then((used) => {
      if (used > memory) kill(`takes more than ${memory / 1_000_000} MB of memory`);
    });
  }, interval);
  // If it ends before, the first call reports that.
  const started = Promise.race([once(child, 'message'), exited]);
  child.send(bundles, () => {});

  async function run(what: string, request: Request): Promise<unknown> {
    const response = new Promise<Response>((resolve) => child.once('message', resolve));
    child.send(request, () => {});
    const timer = setTimeout(() => kill(`takes longer than ${time / 1_000} s`), time);
    const outcome = await Promise.race([response, exited]).finally(() => clearTimeout(timer));
    if (typeof outcome === 'string')
      throw new RefusedError(`${what}: it ${outcome}. Fix the page.`);
    if ('failed' in outcome) throw new RefusedError(`${what}: ${outcome.failed}.`);
    return outcome.result;
  }

  let last: Promise<unknown> = started;
  return {
    call(what, name, ...input) {
      const result = last.then(() => run(what, { name, input } as Request));
      last = result.catch(() => {});
      return result as never;
    },
    async [Symbol.asyncDispose]() {
      clearInterval(watch);
      child.kill('SIGKILL');
      await exited;
    },
  };
}
