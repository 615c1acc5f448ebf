import { createLog } from '@emberite/config/log';
import { lockDataDir } from '@emberite/config/lock';
import { countedLog, showMetrics } from '@emberite/config/metrics';
import { StartError } from '@emberite/config/startError';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { registryAt } from '@emberite/cli/release';
import type { Registry } from '@emberite/cli/release';
import type { Config } from '../config/config.ts';
import { openConfiguredStore } from '../config/openStore.ts';
import type { Gateway, GatewayOptions } from '../gateway/index.ts';
import { createMetrics } from '../gateway/index.ts';
import { checkLiveFlags, openTokens } from '../registry/index.ts';
import type { Store } from '../store/index.ts';
import { startApi } from './api.ts';
import { openLogFile } from './logFile.ts';
import { startRegistry } from './registry.ts';

/** A running site. */
export interface RunningSite {
  /** Resolves if the site can no longer serve its members, with a sentence for the operator. */
  gaveUp: Promise<StartError>;
  close(): Promise<void>;
}

/** Builds and publishes what the site serves. Returns a function that creates its server. */
export type Prepare = (
  registry: Registry,
  config: Config,
  log: (line: string) => void,
  /** Aborted if the site is stopped during startup. */
  signal: AbortSignal,
) => Promise<(options: GatewayOptions) => Promise<Gateway>>;

/**
 * The token that this machine publishes with: it may publish everything. It is made once, and stays in
 * `registry-token` of the data folder.
 */
async function ownToken(store: Store, dataDir: string): Promise<string> {
  const file = join(dataDir, 'registry-token');
  const known = (await readFile(file, 'utf8').catch(() => '')).trim();
  const tokens = openTokens(store.objects);
  if (known && (await tokens.find(known))) return known;
  const { text } = await tokens.create({ remotes: ['*'], paths: ['/'] });
  await writeFile(file, `${text}\n`, { mode: 0o600 });
  return text;
}

/** Where this machine reaches the gateway, whatever its public address is. */
const ownOrigin = ({ host = '127.0.0.1', port }: Pick<Config, 'host' | 'port'>) =>
  `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;

/** Runs the registry and the API, publishes what `prepare` builds, and starts the gateway in front. */
export async function startSite(
  config: Config,
  log: (line: string) => void,
  prepare: Prepare,
  signal: AbortSignal,
): Promise<RunningSite> {
  // Other users of this machine can read nothing that the site writes.
  process.umask(0o077);
  const { dataDir } = config;
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o700);
  // A second registry would compose the pages of the first one for its own address.
  const lock = lockDataDir(dataDir, 'site');
  const metrics = createMetrics();
  const logFile = openLogFile(join(dataDir, 'site.log'), {
    onDrop: () => metrics.fail('log-dropped'),
  });
  const siteLog = countedLog(createLog(logFile), metrics);
  const output = { output: logFile, log: siteLog };
  const undo: (() => Promise<void>)[] = [async () => lock.release()];
  const close = async () => {
    for (const end of undo.splice(0)) await end();
  };
  /** Registers what was started, so that it ends even if the start fails. */
  function begin<T extends { close(): Promise<void> }>(starting: Promise<T>): Promise<T> {
    undo.unshift(() =>
      starting.then(
        (running) => running.close(),
        () => {},
      ),
    );
    return starting;
  }
  try {
    const { server, port } = await showMetrics(metrics, config.metrics, siteLog);
    undo.unshift(async () => void server.close().closeAllConnections());
    const gateways = [ownOrigin({ ...config.metrics, port }), ...config.gateways];
    // The API starts while the packages are built.
    const api = config.apiUrl ? null : begin(startApi(config, output));
    api?.catch(() => {});
    // The gateway will be running before anybody reaches the registry through it.
    const apiUrl = config.apiUrl ?? ownOrigin(config);
    const registry = await begin(startRegistry({ ...config, apiUrl, gateways }, output));
    const store = await openConfiguredStore(config);
    const token = await ownToken(store, dataDir);
    const createServer = await prepare(registryAt(registry.url, token), config, log, signal);
    await checkLiveFlags(store, config.site);
    const running = await api;
    const gateway = await begin(
      createServer({
        store,
        cache: config.cache,
        siteUrl: config.site.siteUrl,
        apiUrl: running?.url ?? config.apiUrl ?? '',
        apiSecret: running?.secret,
        registryUrl: registry.url,
        trustedProxies: config.trustedProxies,
        timeouts: { read: config.apiTimeout * 1_000 },
        production: config.production,
        log: siteLog,
        metrics,
      }),
    );
    await listen(gateway.server, config);
    return {
      gaveUp: Promise.race([registry.gaveUp, ...(running ? [running.gaveUp] : [])]),
      async close() {
        await close();
        logFile.end();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Listens there. Resolves with the port. Rejects with a {@link StartError} if it is in use. */
export function listen(
  server: Server,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(
              `Port ${port} is in use. Choose other ports and another DATA_DIR: PORT=4001 DATA_DIR=.data-4001 npm start`,
            )
          : error,
      ),
    );
    server.listen({ port, host }, () => resolve((server.address() as AddressInfo).port));
  });
}
