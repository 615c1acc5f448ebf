/**
 * Runs the gateway on one store, in a separate process, so that measuring does not slow it down.
 * Its argument is a {@link Serving} as JSON. Tells the parent process when it listens, and, on
 * request, what it has used. Ends on SIGTERM, or when the parent exits.
 */
import { createGateway, createMetrics, createMetricsServer } from '@emberite/gateway';
import { openStore } from '@emberite/store';
import type { Serving, Usage } from './startSite.ts';

const serving = JSON.parse(process.argv[2]!) as Serving;
const { store, url, siteUrl = url, apiUrl, registryUrl, metricsPort } = serving;

const metrics = createMetrics();
createMetricsServer(metrics).listen(metricsPort, '127.0.0.1');
const gateway = await createGateway({
  store: openStore(store),
  cache: `${store}-cache`,
  siteUrl,
  apiUrl,
  registryUrl,
  trustedProxies: ['loopback'],
  production: true,
  log: () => {},
  metrics,
});

const end = () => void gateway.close().then(() => process.exit());
process.once('SIGTERM', end);
process.once('disconnect', end);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const usage: Usage = { memory: process.memoryUsage.rss(), processor: (user + system) / 1e6 };
  process.send?.(usage);
});
const { hostname, port } = new URL(url);
gateway.server.listen(Number(port), hostname, () => process.send?.('listening'));
