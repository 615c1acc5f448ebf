/**
 * Runs the gateway on one store, in a separate process, so that measuring does not slow it down:
 * `serve.ts <store> <api url> <site as JSON>`. Sends its port to the parent process. Ends on
 * SIGTERM, or when the parent is gone.
 */
import type { AddressInfo } from 'node:net';
import { createGateway } from '@emberite/delivery/gateway';
import { openStore } from '@emberite/delivery/store';
import type { SiteConfig } from '@emberite/sdk/release';

const [root = '', apiUrl = '', site = ''] = process.argv.slice(2);

const gateway = await createGateway({
  store: await openStore(root),
  site: JSON.parse(site) as SiteConfig,
  apiUrls: [apiUrl],
  production: true,
  log: () => {},
});

const end = () => void gateway.close().then(() => process.exit());
process.once('SIGTERM', end);
process.once('disconnect', end);
gateway.server.listen(0, () => {
  process.send?.({ port: (gateway.server.address() as AddressInfo).port });
});
