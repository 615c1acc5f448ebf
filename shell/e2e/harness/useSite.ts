import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launchChromium } from '../../../tools/chromium.ts';
import type { Tab } from './browser.ts';
import { openTab } from './browser.ts';
import type { Ground, TestSite } from './site.ts';
import { layGround } from './site.ts';

/** What the tests of a file use. */
export interface InUse {
  browser: Browser;
  ground: Ground;
  site: TestSite;
  tab: Tab;
}

/** Where the traces of failed tests are kept. */
const traces = join('.cache', 'traces');

/** Ends the trace of a test; that of a failed one is kept, and the log says where. */
async function endTrace(context: BrowserContext, name: string, failed: boolean): Promise<void> {
  if (!failed) return context.tracing.stop();
  mkdirSync(traces, { recursive: true });
  const path = join(traces, `${name.replace(/\W+/g, '-').slice(0, 80)}.zip`);
  await context.tracing.stop({ path });
  console.log(`What the browser did: npx playwright-core show-trace ${path}`);
}

/**
 * Gives the tests of a file a browser and a site, and each test a new tab. `each: 'site'` starts a
 * site for every test, for tests that leave it broken.
 */
export function useSite(options: BrowserContextOptions & { each?: 'site' } = {}): InUse {
  const { each, ...context } = options;
  const inUse = {} as InUse;
  const start = async () => {
    inUse.site = await inUse.ground.startSite();
  };
  const stop = () => inUse.site.close();

  beforeAll(async () => {
    [inUse.browser, inUse.ground] = await Promise.all([launchChromium(), layGround()]);
    if (!each) await start();
  });
  afterAll(async () => {
    await inUse.browser.close();
    if (!each) await stop();
    await inUse.ground.close();
  });
  beforeEach(async () => {
    if (each) await start();
    inUse.tab = await openTab(inUse.browser, context);
    await inUse.tab.page.context().tracing.start({ snapshots: true });
  });
  afterEach(async ({ task }) => {
    await endTrace(inUse.tab.page.context(), task.name, task.result?.state === 'fail');
    await inUse.tab.close();
    if (each) await stop();
  });
  return inUse;
}
