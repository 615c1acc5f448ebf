import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import type { Config } from '../config/config.ts';
import { StartError } from './StartError.ts';

/** The API server that comes with the site, in a process of its own. */
export interface ApiProcess {
  url: string;
  /** Ends it; with `SIGKILL` as a crash would. */
  close(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts the API on a free port of this machine. Resolves when it listens. */
export async function startApi(
  config: Config,
  logFile: NodeJS.WritableStream,
): Promise<ApiProcess> {
  const child = fork('api/src/main.ts', [], {
    env: {
      ...process.env,
      API_PORT: '0',
      DATA_DIR: config.dataDir,
      SITE_URL: config.site.siteUrl,
    },
    // In its own process group, so that Ctrl-C does not stop it before the gateway: see close().
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let lastErrors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    logFile.write(chunk);
    lastErrors = (lastErrors + String(chunk)).slice(-2_000);
  });
  const port = await listening(child, logFile).catch(() => {
    throw new StartError(lastErrors.trim() || 'The API stopped during startup.');
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async close(signal = 'SIGTERM') {
      if (child.exitCode !== null) return;
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      const killTimeout = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await exited;
      clearTimeout(killTimeout);
    },
  };
}

/** Resolves with the port from the API's log; copies all its output to our log file. */
function listening(child: ChildProcess, logFile: NodeJS.WritableStream): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      logFile.write(chunk);
      text = (text + String(chunk)).slice(-10_000);
      const port = /"port":(\d+),"event":"listening"/.exec(text)?.[1];
      if (port) resolve(Number(port));
    });
    child.once('exit', reject);
  });
}
