import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import type { Config } from '../config/config.ts';
import { StartError } from './StartError.ts';

/** The API server that comes with the site, in a process of its own. */
export interface ApiProcess {
  url: string;
  close(): Promise<void>;
}

/** Starts the API on a free port of this machine and waits until it answers. */
export async function startApi(config: Config, log: NodeJS.WritableStream): Promise<ApiProcess> {
  const child = fork('api/src/main.ts', [], {
    env: {
      ...process.env,
      API_PORT: '0',
      DATA_DIR: config.dataDir,
      SITE_URL: config.site.siteUrl,
    },
    // Ctrl-C reaches the whole group; the API is told by whoever started it, after the gateway.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    log.write(chunk);
    complaint = (complaint + String(chunk)).slice(-2_000);
  });
  const port = await listening(child, log).catch(() => {
    throw new StartError(complaint.trim() || 'The API stopped while it was starting.');
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      if (child.exitCode !== null) return;
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const patience = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await exited;
      clearTimeout(patience);
    },
  };
}

/** The port the API says it listens on; its other lines go to the log. */
function listening(child: ChildProcess, log: NodeJS.WritableStream): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      text = (text + String(chunk)).slice(-10_000);
      const port = /"event":"listening".*?"port":(\d+)/.exec(text)?.[1];
      if (port) resolve(Number(port));
    });
    child.once('exit', reject);
  });
}
