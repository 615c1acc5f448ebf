#!/usr/bin/env node
/** `ember-gateway`, and `npm run serve` in the repository: runs the gateway alone, on a store with a live set. */
import { withCheck } from '@emberite/config/settings';
import { endWhenTold } from '@emberite/config/ending';
import { listen, localOrigin } from '@emberite/config/server';
import { openLog, showMetrics } from '@emberite/config/metrics';
import type { Environment } from '@emberite/config/settings';
import { complain, StartError } from '@emberite/config/startError';
import { watchMainThread } from '@emberite/config/watchdog';
import { Command } from 'commander';
import type { Config } from '@emberite/config/site';
import { checkSite, readConfig, settings } from '@emberite/config/site';
import { openConfiguredStore } from '@emberite/store/openConfiguredStore';
import { createGateway } from './gateway.ts';
import { createMetrics } from './metrics.ts';

/** Where the API is without `API_URL`, outside production: on this machine. */
const apiHere = 'http://localhost:4001';

/** Reads the configuration of a gateway. Throws a {@link StartError} if it could not serve a site. */
function read(environment: Environment): Config & { apiUrl: string } {
  const config = readConfig(environment);
  const { apiUrl = config.production ? undefined : apiHere } = config;
  if (!apiUrl) throw new StartError('API_URL must name the API.');
  checkSite(config);
  return { ...config, apiUrl };
}

withCheck(
  new Command('ember-gateway').description('Serve the live set of a store.'),
  settings,
  read,
).parse();

const started = new AsyncDisposableStack();
const end = endWhenTold({ end: () => started.disposeAsync(), limit: 20_000 });
try {
  const { apiUrl, ...config } = read(process.env);
  const metrics = createMetrics();
  const log = openLog(metrics);
  watchMainThread(log);
  if (!process.env['API_URL'])
    log({ event: 'api-assumed', reason: `API_URL is not set: ${apiUrl}.` });
  const gateway = await createGateway({
    store: await openConfiguredStore(config),
    cache: config.cache,
    siteUrl: config.site.siteUrl,
    apiUrl,
    apiSecret: config.proxySecret,
    registryUrl: config.registryUrl,
    trustedProxies: config.trustedProxies,
    timeouts: { read: config.apiTimeout * 1_000, keepAlive: config.keepAlive * 1_000 },
    production: config.production,
    log,
    metrics,
  });
  started.defer(() => gateway.close());
  const port = await listen(gateway.server, config, 'Choose another PORT.');
  await showMetrics(metrics, config.metrics, log);
  process.stderr.write(`Ready on ${localOrigin({ ...config, port })}\n`);
} catch (error) {
  complain(error);
  end(1);
}
