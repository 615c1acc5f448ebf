import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTab } from 'shell/e2e/browser';
import { baseStore } from 'shell/e2e/prepare';
import { useSite } from 'shell/e2e/useSite';
import { afterAll, beforeAll, it, onTestFinished } from 'vitest';
import { pages } from '../src/measure/pages.ts';
import type { MeasuredPage } from '../src/measure/pages.ts';
import { benchConfig, benchSites } from '../src/sites/config.ts';
import { publishMonolith } from '../src/sites/monolith.ts';
import { startSite } from '../src/sites/startSite.ts';
import { publishStatic } from '../src/sites/static.ts';
import { publishStock } from '../src/sites/stock.ts';
import { isFull } from '../../tools/sample.ts';

const run = useSite({ tabs: 'own' });

let folder: string;
let sites: Awaited<ReturnType<typeof benchSites>>;

// The composed site is that of the other tests, which is built already.
const references = {
  static: () => publishStatic(folder, baseStore, sites.static),
  stock: () => publishStock(folder, baseStore, sites.stock),
  monolith: () => publishMonolith(folder, sites.monolith),
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ember-references-'));
  sites = await benchSites(benchConfig(folder));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// Stock is served like the monolith, but made of five builds; static is the composed site's own files.
it.runIf(isFull).each(['monolith', 'static', 'stock'] as const)(
  'the reference %s is built, served and shows a page that the bench measures',
  async (name) => {
    const store = await references[name]();
    const site = await startSite({ store, url: sites[name].siteUrl, apiUrl: run.site.url });
    onTestFinished(site.close);
    const { page, expectClean } = await openTab(run.browser);
    const [{ path, control }] = pages as [MeasuredPage];
    await page.goto(site.url + path);
    await page.locator(control).first().waitFor();
    expectClean();
  },
);
