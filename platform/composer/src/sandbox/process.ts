import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { RefusedError } from '@emberite/release';
import { openChannel } from './channel.ts';

/** What a process may use. */
export interface Limits {
  /** For one request, in milliseconds. */
  time: number;
  /** Of the whole process, in bytes. */
  memory: number;
}

/** Maximum CPU time for one process in total, in seconds. A hundred pages take ten. */
const longest = 300;

/** The maximum time of one process in total, in milliseconds: others wait for it. */
const life = 20 * 60_000;

/** The most bytes of one answer: a document of two million characters, as JSON. */
const mostBytes = 16_000_000;

/** Whether a shell can set that limit, which also holds if this process is killed meanwhile. */
const hasShell = process.platform !== 'win32';

/** How often the memory of a process is checked, in milliseconds. */
const interval = 100;

/** How long the end of a process is waited for, in milliseconds, once it has been killed. */
const patience = 5_000;

/** The memory of a process in bytes; 0 on systems without `/proc`. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s*(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1024;
}

/**
 * Starts a script in a process without network, environment and other processes, and with limited time and memory. It
 * reads requests from descriptor 0 and writes answers to descriptor 3: there is no channel of Node to it, whose
 * messages this process would obey. Whatever it does wrong becomes a {@link RefusedError}.
 *
 * @param allowed what else Node's permission model allows it
 */
export function startLimited(
  script: string,
  { time, memory }: Limits,
  allowed: readonly string[] = [],
) {
  const node = [
    '--permission',
    // It drops this right once it has read its own modules.
    '--allow-fs-read=*',
    ...allowed,
    `--max-old-space-size=${Math.round(memory / 2_000_000)}`,
    '--no-experimental-webstorage',
    '--disable-warning=ExperimentalWarning',
    script,
  ];
  const [file, parameters] = hasShell
    ? ['/bin/sh', ['-c', `ulimit -t ${longest}; exec "$0" "$@"`, process.execPath, ...node]]
    : [process.execPath, node];
  const child = spawn(file, parameters, { env: {}, stdio: ['pipe', 'ignore', 'pipe', 'pipe'] });
  const channel = openChannel(
    child.stdio[0] as Writable,
    child.stdio[3] as unknown as Readable,
    mostBytes,
  );
  const tooMuch = `takes more than ${memory / 1_000_000} MB of memory`;
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + String(chunk)).slice(-4_000);
  });
  child.stderr?.on('error', () => {});
  let reason: string | undefined;
  const kill = (why: string) => {
    reason ??= why;
    child.kill('SIGKILL');
  };
  void channel.fault.then(kill);
  const exited = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => {
      const isFull = /heap out of memory|allocation failed/i.test(errors);
      const uncaught = /^(?:\w*Error|Uncaught)[^\n]*/m.exec(errors)?.[0];
      resolve(
        reason ??
          (isFull ? tooMuch : `ends the process that renders it (${uncaught ?? signal ?? code})`),
      );
    });
  });
  const watch = setInterval(() => {
    void memoryOf(child).then((used) => {
      if (used > memory) kill(tooMuch);
    });
  }, interval);

  const end = setTimeout(() => kill(`takes longer than ${life / 60_000} minutes in total`), life);

  async function run(what: string, request: unknown, within: number): Promise<unknown> {
    const timer = setTimeout(() => kill(`takes longer than ${within / 1_000} s`), within);
    const answer = channel.ask(request).then((value) => ({ value }));
    const outcome = await Promise.race([answer, exited]).finally(() => clearTimeout(timer));
    if (typeof outcome === 'string')
      throw new RefusedError(`${what}: it ${outcome}. Fix the page.`, { cause: outcome });
    return outcome.value;
  }

  let last: Promise<unknown> = Promise.resolve();
  return {
    /**
     * Resolves with the answer. Throws a {@link RefusedError} that begins with `what` if there is none, with why as its
     * cause.
     *
     * @param within milliseconds that it may take, if not those of the limits
     */
    ask(what: string, request: unknown, within = time) {
      const result = last.then(() => run(what, request, within));
      last = result.catch(() => {});
      return result;
    },
    async [Symbol.asyncDispose]() {
      clearInterval(watch);
      clearTimeout(end);
      child.kill('SIGKILL');
      await Promise.race([exited, wait(patience, undefined, { ref: false })]);
    },
  };
}
