import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createBrowser } from './browser.ts';
import { entry, newPlace } from './dataDir.ts';
import { signIn } from './signIn.ts';

/** Resolves with the port it listens on. Rejects if it exits first. */
async function portOf(child: ChildProcess): Promise<number> {
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The API exited before it was listening: ${String(code ?? signal)}.`);
  });
  const [{ port }] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }];
  return port;
}

/** Starts the API in a separate process. `environment` is all it gets besides PATH. */
export async function startApiProcess(environment: Record<string, string>) {
  const child = fork(entry, {
    env: { PATH: process.env.PATH, ...environment },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const origin = `http://127.0.0.1:${await portOf(child)}`;
  child.stdout?.resume();
  const browser = () => createBrowser(origin);
  return {
    pid: child.pid ?? 0,
    origin,
    browser,
    signedIn: (address: string) => signIn(browser(), address),
    /** Kills it like a power cut. Resolves when it is gone. */
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

export type ApiProcess = Awaited<ReturnType<typeof startApiProcess>>;

/**
 * Starts two processes on the same new data, on a PostgreSQL server, since only that can be shared.
 */
export async function startApiPair(more: Record<string, string> = {}) {
  const place = { ...(await newPlace()), ...more };
  const both = await Promise.all([startApiProcess(place), startApiProcess(place)] as const);
  return {
    place,
    both,
    async end() {
      for (const api of both) await api.kill();
    },
  };
}
