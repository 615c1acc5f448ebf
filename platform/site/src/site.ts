import { createLog } from '@emberite/config/log';
import type { Log } from '@emberite/config/log';
import { listen, localOrigin } from '@emberite/config/server';
import { lockDataDir } from '@emberite/config/lock';
import { makeFolder } from '@emberite/config/makeFolder';
import { countedLog, showMetrics } from '@emberite/config/metrics';
import { StartError } from '@emberite/config/startError';
import { watchMainThread } from '@emberite/config/watchdog';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import * as http from 'node:http';
import { join } from 'node:path';
import { registryAt } from '@emberite/cli/release';
import type { Registry } from '@emberite/release';
import type { Config } from '@emberite/config/site';
import { openConfiguredStore } from '@emberite/store/openConfiguredStore';
import type { Gateway, GatewayOptions, Metrics } from '@emberite/gateway';
import { createMetrics } from '@emberite/gateway';
import { checkLiveFlags, openTokens } from '@emberite/registry';
import type { Store } from '@emberite/store';
import { startApi } from './api.ts';
import { openLogFile } from './logFile.ts';
import type { RunningProgram } from '@emberite/config/process';
import { startRegistry } from './registry.ts';

/** Builds and publishes what the site serves. Returns a function that creates its server. */
export type Prepare = (
  /** Null if the registry cannot be started: what is live stays. */
  registry: Registry | null,
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

/** What an operator does whose port is in use. */
const otherPlace =
  'Choose other ports and another DATA_DIR: PORT=4001 DATA_DIR=.data-4001 npm start';

/** How long what a site has started may take to end, in milliseconds, while it is starting and later. */
const graces = { starting: 3_000, running: 20_000 };

/** A log that also tells the operator in front of the site when its registry is away. */
const withRegistryNews =
  (log: Log, { reachable }: Metrics, say: (line: string) => void): Log =>
  (entry) => {
    log(entry);
    if (entry.event === 'registry-failed') {
      reachable.set({ server: 'registry' }, 0);
      say(
        `The registry has stopped (${String(entry['reason'])}). The site serves on without it, and starts it again.`,
      );
    } else if (entry.event === 'registry-restarted') {
      reachable.set({ server: 'registry' }, 1);
      say('The registry works again.');
    }
  };

/**
 * Runs the registry and the API, publishes what `prepare` builds, and starts the gateway in front. Rejects if that
 * fails, or if `signal` is aborted.
 *
 * @param started receives what has been started, which ends when it is disposed of
 * @returns resolves with a sentence for the operator if the site can no longer serve its members
 */
export async function startSite(
  config: Config,
  say: (line: string) => void,
  prepare: Prepare,
  started: AsyncDisposableStack,
  signal: AbortSignal,
): Promise<{ gaveUp: Promise<StartError> }> {
  // Other users of this machine can read nothing that the site writes.
  process.umask(0o077);
  const { dataDir } = config;
  makeFolder(dataDir);
  await chmod(dataDir, 0o700);
  // A second registry would compose the pages of the first one for its own address.
  started.use(lockDataDir(dataDir, 'site'));
  // Nothing is built or published if its port is taken.
  const probe = http.createServer();
  await listen(probe, config, otherPlace);
  probe.close();
  const metrics = createMetrics();
  const logFile = openLogFile(join(dataDir, 'site.log'), {
    onDrop: () => metrics.fail('log-dropped'),
  });
  started.defer(() => new Promise<void>((done) => void logFile.end(done)));
  const log = withRegistryNews(countedLog(createLog(logFile), metrics), metrics, say);
  watchMainThread(log);
  const options = { output: logFile, log };
  const { server, port } = await showMetrics(metrics, config.metrics, log);
  started.defer(() => void server.close().closeAllConnections());
  const gateways = [localOrigin({ ...config.metrics, port }), ...config.gateways];

  const programs: RunningProgram[] = [];
  let grace = graces.starting;
  started.defer(async () => {
    await Promise.all(programs.map((program) => program.close(grace)));
  });
  // The API starts while the packages are built.
  const api = config.apiUrl ? null : await startApi(config, options);
  if (api) programs.push(api);
  // The gateway will be running before anybody reaches the registry through it.
  const apiUrl = config.apiUrl ?? localOrigin(config);
  const registry = await startRegistry({ ...config, apiUrl, gateways }, options);
  programs.push(registry);
  const store = await openConfiguredStore(config);
  const token = await ownToken(store, dataDir);

  /** Publishes if the registry works. Without it, there must be something to serve. */
  async function prepareServer(): ReturnType<Prepare> {
    const failed = await registry.listening.catch((error: StartError) => error);
    if (!failed) return prepare(registryAt(registry.url, token), config, say, signal);
    if (!(await store.latest())) throw failed;
    say('Nothing can be published now. The site serves what was live.');
    return prepare(null, config, say, signal);
  }
  const [createServer] = await Promise.all([prepareServer(), api?.listening]);
  await checkLiveFlags(store, config.site, say);
  signal.throwIfAborted();
  const gateway = await createServer({
    store,
    cache: config.cache,
    siteUrl: config.site.siteUrl,
    apiUrl: api?.url ?? config.apiUrl ?? '',
    apiSecret: api ? api.secret : config.proxySecret,
    registryUrl: registry.url,
    trustedProxies: config.trustedProxies,
    timeouts: { read: config.apiTimeout * 1_000, keepAlive: config.keepAlive * 1_000 },
    production: config.production,
    log,
    metrics,
  });
  started.defer(() => gateway.close());
  await listen(gateway.server, config, otherPlace);
  grace = graces.running;
  return { gaveUp: api?.gaveUp ?? new Promise(() => {}) };
}
