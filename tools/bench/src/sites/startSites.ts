import { PassThrough } from 'node:stream';
import { readConfig } from '@emberite/config/site';
import type { SiteConfig } from '@emberite/release/data';
import { startApi } from '@emberite/site';
import { join } from 'node:path';
import { freePort } from '../../../freePort.ts';
import { contenders } from '../report/results.ts';
import type { Change, Contender, CrowdName, Releasing } from '../report/results.ts';
import type { Scale } from '../scale.ts';
import { publishComposed } from './composed.ts';
import { startCrowd } from './crowd.ts';
import { publishMonolith } from './monolith.ts';
import { buildScaffold } from './scaffold.ts';
import { startSite } from './startSite.ts';
import { publishStatic } from './static.ts';
import { publishStock } from './stock.ts';
import { registerMember } from './testing/member.ts';
import { publishVersions } from './testing/versions.ts';

/**
 * What a run measures. Each starts when it is first needed, and what could not start rejects whenever it is needed.
 */
export type Sites = Awaited<ReturnType<typeof prepareSites>>;

/** Where the sites are, and what ends them. */
export interface Place {
  /** Folder for all that they write. */
  folder: string;
  /** Folder of a store to begin with, so that only what has changed since is built. */
  store?: string | undefined;
  scale: Scale;
  running: AsyncDisposableStack;
  log: (line: string) => void;
}

/** Does some work once for each name. */
function once<Name extends string | void, Result>(
  work: (name: Name) => Promise<Result>,
): (name: Name) => Promise<Result> {
  const all = new Map<Name, Promise<Result>>();
  return (name) => {
    const done = all.get(name) ?? work(name);
    all.set(name, done);
    return done;
  };
}

/**
 * Returns the site of each contender, with an address of its own on this machine: only there do
 * browsers offer passkeys.
 */
async function addressed(site: SiteConfig): Promise<Record<Contender, SiteConfig>> {
  const sites = {} as Record<Contender, SiteConfig>;
  for (const contender of contenders) {
    sites[contender] = { ...site, siteUrl: `http://localhost:${await freePort()}` };
  }
  return sites;
}

/** Prepares the composed site, its references, and the sites with few and many remotes, with one API for all. */
export async function prepareSites(place: Place) {
  const { folder, store, scale, running, log } = place;
  const config = readConfig({ DATA_DIR: folder, METRICS_PORT: '0' });
  const sites = await addressed(config.site);
  /** Whose members come back after a release. */
  const returning = await addressed(config.site);

  /** Ends something that runs with the rest. */
  function hold<T extends { close(): Promise<void> }>(one: T): T {
    running.defer(() => one.close());
    return one;
  }
  const composed = once(() => publishComposed(folder, sites.composed, scale, log, store));
  const api = once(async () => {
    const output = new PassThrough().resume();
    const { listening, url } = hold(await startApi(config, { output, log: () => {} }));
    await listening;
    return url;
  });
  const scaffold = once(buildScaffold);
  const versions = once(() => {
    log('Building what returning members load …');
    return publishVersions(join(folder, 'versions'), returning, scale.quality);
  });
  const publish: Record<Contender, () => Promise<string>> = {
    static: async () => publishStatic(folder, await composed(), sites.static),
    composed,
    stock: async () => publishStock(folder, await composed(), sites.stock),
    monolith: () => publishMonolith(folder, sites.monolith),
  };
  return {
    contender: once(async (name: Contender) => {
      log(`Starting ${name} …`);
      const serving = { store: await publish[name](), url: sites[name].siteUrl };
      return hold(await startSite({ ...serving, apiUrl: await api() }));
    }),
    crowd: once(async (name: CrowdName) => {
      log(`Starting the site with ${name} …`);
      const count = scale.crowds[name] ?? 0;
      const own = { ...config, site: sites.composed };
      const [base, added, apiUrl] = [await composed(), await scaffold(), await api()];
      return hold(await startCrowd(count, base, added, own, apiUrl, scale.quality));
    }),
    /** The session cookies of the member whose area is measured. */
    cookies: once(async () =>
      registerMember(
        await api(),
        [...Object.values(sites), ...Object.values(returning)].map(({ siteUrl }) => siteUrl),
      ),
    ),
    /** Folder of the scaffold, with its build. */
    scaffold,
    /** Starts the composed site or the monolith of the sources before or after a change, at its address. */
    async version(name: Releasing, version: 'before' | Change) {
      const store = join((await versions())[version], name);
      return startSite({ store, url: returning[name].siteUrl, apiUrl: await api() });
    },
  };
}
