import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Server } from 'node:http';
import type { Gateway } from '../gateway/index.ts';
import { jsonLog } from '../gateway/index.ts';
import type { ServerOptions } from '../gateway/gateway.ts';
import type { Store } from '../store/index.ts';
import { openStore } from '../store/index.ts';
import { startApi } from './api.ts';
import { StartError } from './StartError.ts';

/** A site that is up. */
export interface RunningSite {
  close(): Promise<void>;
}

/** Gets what is to be served ready, and returns what makes the server of it. */
export type Prepare = (
  store: Store,
  config: Config,
  say: (line: string) => void,
  /** Aborted when the site is to stop before it is up. */
  stopped: AbortSignal,
) => Promise<(options: ServerOptions) => Gateway | Promise<Gateway>>;

/** Prepares the site, and starts the API and the gateway in front of it. */
export async function startSite(
  config: Config,
  say: (line: string) => void,
  prepare: Prepare,
  stopped: AbortSignal,
): Promise<RunningSite> {
  await mkdir(config.dataDir, { recursive: true });
  const log = createWriteStream(join(config.dataDir, 'site.log'), { flags: 'a' });
  const store = await openStore(config.store);
  // The API and the builds do not need each other, so neither waits for the other.
  const api = config.apiUrls.length > 0 ? null : startApi(config, log);
  try {
    const [running, createServer] = await Promise.all([api, prepare(store, config, say, stopped)]);
    const gateway = await createServer({
      apiUrls: running ? [running.url] : config.apiUrls,
      production: config.production,
      log: jsonLog(log),
    });
    await listen(gateway.server, config.port);
    return {
      async close() {
        await gateway.close();
        await running?.close();
        log.end();
      },
    };
  } catch (error) {
    await api?.then(
      (running) => running.close(),
      () => {},
    );
    throw error;
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(
              `Port ${port} is taken. Choose another one, and another DATA_DIR with it: PORT=4001 DATA_DIR=.data-4001 npm start`,
            )
          : error,
      ),
    );
    server.listen(port, () => resolve());
  });
}
