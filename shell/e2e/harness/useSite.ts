import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Tab } from './browser.ts';
import { launchBrowser, openTab } from './browser.ts';
import type { TestSite } from './site.ts';
import { startSite } from './site.ts';

/** What the tests of a file use. */
export interface InUse {
  browser: Browser;
  site: TestSite;
  tab: Tab;
}

/**
 * Gives the tests of a file a browser and a site, and each test a new tab. `each: 'site'` starts a
 * site for every test too, for tests that leave it broken.
 */
export function useSite(options: BrowserContextOptions & { each?: 'site' } = {}): InUse {
  const { each, ...context } = options;
  const inUse = {} as InUse;
  const start = async () => {
    inUse.site = await startSite();
  };
  const stop = () => inUse.site.close();

  beforeAll(async () => {
    inUse.browser = await launchBrowser();
    if (!each) await start();
  });
  afterAll(async () => {
    await inUse.browser.close();
    if (!each) await stop();
  });
  beforeEach(async () => {
    if (each) await start();
    inUse.tab = await openTab(inUse.browser, context);
  });
  afterEach(async () => {
    await inUse.tab.close();
    if (each) await stop();
  });
  return inUse;
}
