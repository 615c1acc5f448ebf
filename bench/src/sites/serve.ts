/**
 * Runs the gateway over one store, in a process of its own so that measuring costs it nothing:
 * `serve.ts <store> <api url> <site as JSON>`. Says on which port it listens, and ends when it is
 * told to or when whoever started it is gone.
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
