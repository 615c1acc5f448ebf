import { readPackage, registryAt } from '@emberite/cli/release';
import type { Config } from '@emberite/config/site';
import { createRegistry, openTokens } from '@emberite/registry';
import { startRegistry } from '@emberite/site';
import { openStore } from '@emberite/store';
import { remotes } from '@emberite/site/workspace';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { freePort } from '../../../freePort.ts';
import { startSite } from './startSite.ts';
import { generatedRemote } from './testing/generatedRemote.ts';

/**
 * The composed site with more remotes, and its registry, which publishes as for an external team.
 */
export type Crowd = Awaited<ReturnType<typeof startCrowd>>;

/**
 * Adds a scaffold and generated remotes to a copy of a composed store until it has `count` remotes or
 * more, and starts a registry and a gateway on it. The site of `config` is that of the store, so that what is composed
 * stays as it is.
 *
 * @param scaffold folder of its build
 * @param quality brotli's for its first documents; the default is that of a registry
 */
export async function startCrowd(
  count: number,
  composed: string,
  scaffold: string,
  config: Config,
  apiUrl: string,
  quality?: number,
) {
  const dataDir = join(config.dataDir, `${count}-remotes`);
  const folder = join(dataDir, 'store');
  await cp(composed, folder, { recursive: true });
  const store = openStore(folder);
  const dists = [join(scaffold, 'dist')];
  for (let index = remotes.length + 1; index < count; index += 1) {
    dists.push(await generatedRemote(join(config.dataDir, 'generated'), index));
  }
  const packages = await Promise.all(dists.map(readPackage));
  await createRegistry(store, config.site, { quality }).publish(packages);
  const { text: token } = await openTokens(store.objects).create({ remotes: ['*'], paths: ['/'] });
  const metricsPort = await freePort();
  const gateways = [`http://127.0.0.1:${metricsPort}`];
  const registry = await startRegistry(
    { ...config, dataDir, store: folder, gateways },
    { output: new PassThrough().resume(), log: () => {} },
  );
  await registry.listening;
  const url = `http://localhost:${await freePort()}`;
  const { siteUrl } = config.site;
  const serving = { store: folder, url, siteUrl, apiUrl, registryUrl: registry.url, metricsPort };
  const site = await startSite(serving).catch(async (error: unknown) => {
    await registry.close();
    throw error;
  });
  return {
    ...site,
    registry: registryAt(url, token),
    /** The token for publishing to it. */
    token,
    /** Origin that its documents are composed for. */
    siteUrl,
    async close() {
      await site.close();
      await registry.close();
    },
  };
}
