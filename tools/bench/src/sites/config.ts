import type { Config } from '@emberite/config/site';
import { readConfig } from '@emberite/config/site';
import type { SiteConfig } from '@emberite/release/data';
import type { Contender } from '../report/results.ts';
import { contenders } from '../report/results.ts';
import { freePort } from '../../../freePort.ts';

/** The configuration of every measured site: the defaults, with its own data folder. */
export const benchConfig = (dataDir: string): Config =>
  readConfig({ DATA_DIR: dataDir, METRICS_PORT: '0' });

/**
 * Returns the site of each contender, with an address of its own on this machine: only there do
 * browsers offer passkeys.
 */
export async function benchSites({ site }: Config): Promise<Record<Contender, SiteConfig>> {
  const sites = {} as Record<Contender, SiteConfig>;
  for (const contender of contenders) {
    sites[contender] = { ...site, siteUrl: `http://localhost:${await freePort()}` };
  }
  return sites;
}
