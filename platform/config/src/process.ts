import { fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@emberite/config/freePort';
import type { Log } from '@emberite/config/log';
import { StartError } from '@emberite/config/startError';

/** A program of the site, in a process of its own. It sends a message once it listens. */
export interface Program {
  /** Its name for operators. */
  name: 'API' | 'Gate-API' | 'Registry';
  /** Path of its script. */
  script: string;
  /** Its environment, in which it listens on `port`. */
  environment(port: number): NodeJS.ProcessEnv;
  /** How often it is started again: without a spare program, the site serves on. */
  restarts: 'a few times' | 'for ever';
}

export interface ProcessOptions {
  /** Receives the output of the process. */
  output: NodeJS.WritableStream;
  log: Log;
  /** How long to wait before each restart in a row, in milliseconds. */
  delays?: readonly number[];
  /** How long each start may take, in milliseconds. */
  deadline?: number;
}

const backoff = [200, 1_000, 5_000, 15_000, 30_000];

/** A program that has listened for longer is healthy: the next crash is a first one. In milliseconds. */
const healthy = 60_000;

/** How long the output of a program that has ended may take to arrive, in milliseconds. */
const lastWords = 500;

/** Forks a program. It ends with this process, whatever ends this one. */
function forkProgram(
  { name, script, environment }: Program,
  port: number,
  output: NodeJS.WritableStream,
  deadline: number,
) {
  const child = fork(script, [], {
    env: environment(port),
    // In its own process group, so that Ctrl-C does not stop it before the gateway: see close().
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  let lastErrors = '';
  child.stdout?.on('data', (chunk: Buffer) => output.write(chunk));
  child.stderr?.on('data', (chunk: Buffer) => {
    output.write(chunk);
    lastErrors = (lastErrors + String(chunk)).slice(-2_000);
  });
  let tooLate: string | undefined;
  const timer = setTimeout(() => {
    tooLate = `The ${name} did not start within ${deadline / 1_000} seconds.`;
    kill();
  }, deadline);
  const gone = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('exit', (code, signal) => {
      const reason = signal ?? `code ${code}`;
      // Its last words may still be on their way, but a process of its own may hold the pipe for ever.
      child.once('close', () => resolve(reason));
      setTimeout(resolve, lastWords, reason).unref();
    });
  });
  /** Resolves with true once it listens, or with false if it ends first. */
  const listens = new Promise<boolean>((resolve) => {
    child.once('message', () => resolve(true));
    void gone.then(() => resolve(false));
  });
  void listens.then(() => clearTimeout(timer));
  /** Resolves with the reason once it has ended. */
  const ended = gone.then(async (reason) => {
    process.off('exit', kill);
    if (await listens) return reason;
    return tooLate ?? (lastErrors.trim() || `The ${name} stopped during startup.`);
  });
  return { child, listens, ended };
}

/** Starts a program on a free port of this machine, and again on the same port whenever it stops. */
export async function startProgram(
  program: Program,
  { output, log, delays = backoff, deadline = 120_000 }: ProcessOptions,
) {
  const { name, restarts } = program;
  const id = name.toLowerCase() as Lowercase<typeof name>;
  const failed = `${id}-failed` as const;
  const port = await freePort();
  const closing = new AbortController();
  const start = () => forkProgram(program, port, output, deadline);
  let running = start();

  const listening = running.listens.then(async (isThere) => {
    if (!isThere) throw new StartError(await running.ended);
  });
  listening.catch(() => {});

  /** Starts it again whenever it stops. Resolves with the reason once it does not any more. */
  async function supervise(): Promise<StartError> {
    for (let crashes = 0; ;) {
      const listened = (await running.listens) ? performance.now() : Infinity;
      if (crashes > 0 && listened < Infinity) log({ event: `${id}-restarted`, crashes });
      const reason = await running.ended;
      if (closing.signal.aborted) return new Promise(() => {});
      if (performance.now() - listened > healthy) crashes = 0;
      log({ event: failed, level: 'error', reason, crashes });
      const isSpare = restarts === 'for ever';
      if (!isSpare && crashes === 0 && listened === Infinity) return new StartError(reason);
      const delay = delays[crashes] ?? (isSpare ? delays.at(-1) : undefined);
      if (delay === undefined) {
        return new StartError(
          `The ${name} stopped ${crashes + 1} times in a row, the last time with ${reason.replace(/\.$/, '')}. Read site.log, then start the site again.`,
        );
      }
      crashes += 1;
      await wait(delay, undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return new Promise(() => {});
      running = start();
    }
  }

  return {
    /** Its origin on this machine. */
    url: `http://127.0.0.1:${port}`,
    /** Resolves when it listens. Rejects with a {@link StartError} if its first start fails. */
    listening,
    /** Resolves once it is no longer started again, with a sentence for the operator. */
    gaveUp: supervise(),
    /**
     * Ends it, also while it is starting.
     *
     * @param grace how long it may take, in milliseconds, before it is killed; with 0 it is killed at once
     */
    async close(grace = 5_000) {
      closing.abort();
      const { child, ended } = running;
      child.kill(grace === 0 ? 'SIGKILL' : 'SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), grace);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** A {@link Program} that has been started. */
export interface RunningProgram extends Awaited<ReturnType<typeof startProgram>> {}
