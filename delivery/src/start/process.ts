import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '@emberite/config/log';
import { StartError } from '@emberite/config/startError';

/** A program of the site, in a process of its own. It sends its port once it listens. */
export interface Program {
  /** Its name for operators. */
  name: 'API' | 'Gate-API' | 'Registry';
  /** Path of its script. */
  script: string;
  /** Its environment. `port` is 0 for any. */
  environment(port: number): NodeJS.ProcessEnv;
}

/** A running {@link Program}. */
export interface RunningProgram {
  /** Its origin on this machine. */
  url: string;
  /** Resolves once it has stopped too often, with a sentence for the operator. */
  gaveUp: Promise<StartError>;
  /** Ends it; with `SIGKILL` as a crash would, but it is not started again. */
  close(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export interface ProcessOptions {
  /** Receives the output of the process. */
  output: NodeJS.WritableStream;
  log: Log;
  /** How long to wait before each restart in a row, in milliseconds. After the last one it gives up. */
  delays?: readonly number[];
}

const backoff = [200, 1_000, 5_000, 15_000, 30_000];

/** A program that ran for longer is healthy: the next crash is a first one. In milliseconds. */
const healthy = 60_000;

/** A started process. */
interface Running {
  child: ChildProcess;
  port: number;
  exited: Promise<string>;
}

/** Forks a program on a port; 0 for any. Rejects with its last output if it does not listen. */
async function forkProgram(
  { name, script, environment }: Program,
  output: NodeJS.WritableStream,
  port: number,
): Promise<Running> {
  const child = fork(script, [], {
    env: environment(port),
    // In its own process group, so that Ctrl-C does not stop it before the gateway: see close().
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let lastErrors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output.write(chunk);
    lastErrors = (lastErrors + String(chunk)).slice(-2_000);
  });
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  child.stdout?.on('data', (chunk: Buffer) => output.write(chunk));
  const used = await portOf(child).catch(() => {
    throw new StartError(lastErrors.trim() || `The ${name} stopped during startup.`);
  });
  return { child, port: used, exited };
}

/**
 * Starts a program on a free port of this machine, and again on the same port whenever it stops.
 * Resolves when it listens.
 */
export async function startProgram(
  program: Program,
  { output, log, delays = backoff }: ProcessOptions,
): Promise<RunningProgram> {
  const { name } = program;
  const id = name.toLowerCase() as Lowercase<typeof name>;
  const failed = `${id}-failed` as const;
  let running = await forkProgram(program, output, 0);
  const { port } = running;
  const closing = new AbortController();

  /** Starts it again whenever it stops. Resolves with the reason once that happens too often. */
  async function supervise(): Promise<StartError> {
    let { exited } = running;
    let started = performance.now();
    for (let crashes = 0; ;) {
      const reason = await exited;
      if (closing.signal.aborted) return new Promise(() => {});
      if (performance.now() - started > healthy) crashes = 0;
      log({ event: failed, level: 'error', reason, crashes });
      const delay = delays[crashes];
      if (delay === undefined) {
        return new StartError(
          `The ${name} stopped ${crashes + 1} times in a row, the last time with ${reason.replace(/\.$/, '')}. Read site.log, then start the site again.`,
        );
      }
      crashes += 1;
      await wait(delay, undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return new Promise(() => {});
      started = performance.now();
      exited = forkProgram(program, output, port).then(
        (next) => {
          running = next;
          log({ event: `${id}-restarted`, crashes });
          if (closing.signal.aborted) next.child.kill();
          return next.exited;
        },
        (error: Error) => error.message,
      );
    }
  }

  return {
    url: `http://127.0.0.1:${port}`,
    gaveUp: supervise(),
    async close(signal = 'SIGTERM') {
      closing.abort();
      const { child, exited } = running;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      const killTimeout = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await exited;
      clearTimeout(killTimeout);
    },
  };
}

/** Resolves with the port, which a program sends once it listens. Rejects if it exits first. */
async function portOf(child: ChildProcess): Promise<number> {
  const exited = once(child, 'exit').then(() => Promise.reject(new Error('exited')));
  const [{ port }] = (await Promise.race([once(child, 'message'), exited])) as [{ port: number }];
  return port;
}
