import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { createGateway } from '@emberite/gateway';
import { openStore } from '@emberite/store';
import { createCertificate } from '../../../tools/certificate.ts';
import { baseSite, baseStore, copyStore, liveRelease, publish } from './prepare.ts';
import { freePort } from '../../../tools/freePort.ts';

/** A site behind https, without an API: browsers send reports only over https. */
export type SecureSite = Awaited<ReturnType<typeof startSecureSite>>;

/** Starts a site with the releases of the base store and then of these builds, of which there is one or more; the last one is live. */
export async function startSecureSite(dists: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'ember-secure-'));
  await copyStore(baseStore, folder);
  const store = openStore(folder);
  const port = await freePort();
  const url = `https://localhost:${port}`;
  const site = { ...baseSite, siteUrl: url };
  for (const dist of dists) await publish(store, dist, site);
  const logged: { event: string }[] = [];
  const gateway = await createGateway({
    store,
    cache: join(folder, 'cache'),
    siteUrl: url,
    apiUrl: 'http://127.0.0.1:1',
    production: true,
    log: (entry) => logged.push(entry),
  });
  const server = createServer(createCertificate());
  server.on('secureConnection', (socket) => gateway.server.emit('connection', socket));
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', () => resolve()));
  return {
    url,
    /** What its gateway has logged. */
    logged,
    /** The live release of a remote. */
    live: (name: string) => liveRelease(store, name),
    async close() {
      server.close();
      await gateway.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
