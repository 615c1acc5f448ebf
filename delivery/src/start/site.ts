import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Server } from 'node:http';
import type { Gateway } from '../gateway/index.ts';
import { jsonLog } from '../gateway/index.ts';
import type { ServerOptions } from '../gateway/gateway.ts';
import type { Store } from '../store/index.ts';
import { openStore } from '../store/index.ts';
import { startApi } from './api.ts';
import { openLogFile } from './logFile.ts';
import { StartError } from './StartError.ts';

/** A running site. */
export interface RunningSite {
  /** Resolves if the site can no longer serve its members, with a sentence for the operator. */
  gaveUp: Promise<StartError>;
  close(): Promise<void>;
}

/** Builds or publishes what the site serves. Returns a function that creates its server. */
export type Prepare = (
  store: Store,
  config: Config,
  log: (line: string) => void,
  /** Aborted if the site is stopped during startup. */
  signal: AbortSignal,
) => Promise<(options: ServerOptions) => Gateway | Promise<Gateway>>;

/** Prepares the site, then starts the API and the gateway. */
export async function startSite(
  config: Config,
  log: (line: string) => void,
  prepare: Prepare,
  signal: AbortSignal,
): Promise<RunningSite> {
  // Other users of this machine can read nothing that the site writes.
  process.umask(0o077);
  await mkdir(config.dataDir, { recursive: true });
  await chmod(config.dataDir, 0o700);
  const logFile = openLogFile(join(config.dataDir, 'site.log'));
  const siteLog = jsonLog(logFile);
  const store = await openStore(config.store);
  // The API starts while the packages are built.
  const api =
    config.apiUrls.length > 0 ? null : startApi(config, { output: logFile, log: siteLog });
  try {
    const [running, createServer] = await Promise.all([api, prepare(store, config, log, signal)]);
    const gateway = await createServer({
      siteUrl: config.site.siteUrl,
      apiUrls: running ? [running.url] : config.apiUrls,
      apiSecret: running?.secret,
      trustedProxies: config.trustedProxies,
      timeouts: { read: config.apiTimeout * 1_000 },
      production: config.production,
      log: siteLog,
    });
    await listen(gateway.server, config);
    return {
      gaveUp: running ? running.gaveUp : new Promise(() => {}),
      async close() {
        await gateway.close();
        await running?.close();
        logFile.end();
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

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(
              `Port ${port} is in use. Choose another port and another DATA_DIR: PORT=4001 DATA_DIR=.data-4001 npm start`,
            )
          : error,
      ),
    );
    server.listen({ port, host }, () => resolve());
  });
}
