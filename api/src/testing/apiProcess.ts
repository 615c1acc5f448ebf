import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createBrowser } from './browser.ts';
import { entry } from './dataDir.ts';
import { signIn } from './signIn.ts';
import type { Browser } from './browser.ts';

/** The API as a process of its own. */
export interface ApiProcess {
  origin: string;
  browser(): Browser;
  signedIn(address: string): Promise<Browser>;
  /** Ends it as a power cut would, and resolves when it is gone. */
  kill(): Promise<void>;
}

/** Starts the API as a process; `environment` is all it gets besides the path. */
export async function startApiProcess(environment: Record<string, string>): Promise<ApiProcess> {
  const child = fork(entry, {
    env: { PATH: process.env.PATH, ...environment },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  child.stdout?.resume();
  const { port } = JSON.parse(line.toString()) as { port: number };
  const origin = `http://127.0.0.1:${port}`;
  const browser = () => createBrowser(origin);
  return {
    origin,
    browser,
    signedIn: (address) => signIn(browser(), address),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
