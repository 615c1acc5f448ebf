/**
 * Runs the gateway on one store, in a separate process, so that measuring does not slow it down:
 * `serve.ts <store> <api url> <site as JSON>`. Tells the parent process when it listens. Ends
 * on SIGTERM, or when the parent is gone.
 */
import { createGateway } from '@emberite/delivery/gateway';
import { openStore } from '@emberite/delivery/store';
import type { SiteConfig } from '@emberite/sdk/release';

const [root = '', apiUrl = '', json = ''] = process.argv.slice(2);
const site = JSON.parse(json) as SiteConfig;

const gateway = await createGateway({
  store: await openStore(root),
  site,
  apiUrls: [apiUrl],
  production: true,
  log: () => {},
});

const end = () => void gateway.close().then(() => process.exit());
process.once('SIGTERM', end);
process.once('disconnect', end);
const { hostname, port } = new URL(site.siteUrl);
gateway.server.listen(Number(port), hostname, () => process.send?.('listening'));
