import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import type { Log } from '../gateway/index.ts';
import { StartError } from './StartError.ts';

/** The API server that comes with the site, in a process of its own. */
export interface ApiProcess {
  url: string;
  /** What proves to it that a call comes from our gateway. */
  secret: string;
  /** Resolves once the API has stopped too often, with a sentence for the operator. */
  gaveUp: Promise<StartError>;
  /** Ends it; with `SIGKILL` as a crash would, but it is not started again. */
  close(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export interface ApiOptions {
  /** Receives the output of the process. */
  output: NodeJS.WritableStream;
  log: Log;
  /** How long to wait before each restart in a row, in milliseconds. After the last one it gives up. */
  delays?: readonly number[];
}

const backoff = [200, 1_000, 5_000, 15_000, 30_000];

/** An API that ran for longer is healthy: the next crash is a first one. In milliseconds. */
const healthy = 60_000;

/** A started process. */
interface Running {
  child: ChildProcess;
  port: number;
  exited: Promise<string>;
}

/** Forks the API on a port; 0 for any. Rejects with its last words if it does not listen. */
async function forkApi(
  config: Config,
  output: NodeJS.WritableStream,
  secret: string,
  port: number,
): Promise<Running> {
  const child = fork('api/src/main.ts', [], {
    env: {
      ...process.env,
      API_PORT: String(port),
      DATA_DIR: config.dataDir,
      SITE_URL: config.site.siteUrl,
      VISIBILITY_OPENS: config.site.visibilityOpens,
      // Its only client is the gateway on this machine, which tells it where calls come from. Any
      // other process here could, too, if it knew the secret.
      TRUST_PROXY: 'loopback',
      PROXY_SECRET: secret,
    },
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
    throw new StartError(lastErrors.trim() || 'The API stopped during startup.');
  });
  return { child, port: used, exited };
}

/**
 * Starts the API on a free port of this machine, and again on the same port whenever it stops.
 * Resolves when it listens.
 */
export async function startApi(
  config: Config,
  { output, log, delays = backoff }: ApiOptions,
): Promise<ApiProcess> {
  const secret = randomBytes(32).toString('base64url');
  let running = await forkApi(config, output, secret, 0);
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
      log({ event: 'api-failed', reason, crashes });
      const delay = delays[crashes];
      if (delay === undefined) {
        return new StartError(
          `The API stopped ${crashes + 1} times in a row, the last time with ${reason.replace(/\.$/, '')}. Read site.log in ${config.dataDir}, then start the site again.`,
        );
      }
      crashes += 1;
      await wait(delay, undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return new Promise(() => {});
      started = performance.now();
      exited = forkApi(config, output, secret, port).then(
        (next) => {
          running = next;
          log({ event: 'api-restarted', crashes });
          if (closing.signal.aborted) next.child.kill();
          return next.exited;
        },
        (error: Error) => error.message,
      );
    }
  }

  return {
    url: `http://127.0.0.1:${port}`,
    secret,
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

/** Resolves with the port, which the API sends once it listens. Rejects if it exits first. */
async function portOf(child: ChildProcess): Promise<number> {
  const exited = once(child, 'exit').then(() => Promise.reject(new Error('exited')));
  const [{ port }] = (await Promise.race([once(child, 'message'), exited])) as [{ port: number }];
  return port;
}
