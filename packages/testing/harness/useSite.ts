import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { sharedChromium } from '../../../tools/chromium.ts';
import { isFull } from '../../../tools/sample.ts';
import type { Tab } from './browser.ts';
import { openTab } from './browser.ts';
import { showFailures, traceOf } from './failures.ts';
import type { TestBed, TestBedOptions, TestSite } from './site.ts';
import { startTestBed } from './site.ts';

/** What the tests of a file work with. */
export interface Fixture {
  browser: Browser;
  testBed: TestBed;
  site: TestSite;
  tab: Tab;
  /** The date of its tabs, if it is not today. */
  at?: string | undefined;
}

/**
 * The flags that add pages. Tests share this setting where they can, because the pages are composed once for each
 * setting.
 */
export const everythingOn = 'showPeople=true,showExperiences=true,showAvailability=true';

/** What the files of this worker share, by its options. It ends with the worker. */
const shared = new Map<string, Promise<TestBed>>();
const sites = new Map<TestBed, TestSite>();

/** Returns the test bed with these options. Starts it unless a file before this one has. */
function sharedTestBed(options: TestBedOptions): Promise<TestBed> {
  const key = JSON.stringify(options);
  const testBed = shared.get(key) ?? startTestBed(options);
  shared.set(key, testBed);
  return testBed;
}

/** Returns the site of a shared test bed: a new one, if tests have changed which releases are live. */
async function sharedSite(testBed: TestBed): Promise<TestSite> {
  const before = sites.get(testBed);
  if (before && !(await before.hasMoved())) {
    before.failures.length = 0;
    before.changed.length = 0;
    before.open();
    return before;
  }
  await before?.close();
  const site = await testBed.startSite();
  sites.set(testBed, site);
  return site;
}

/**
 * Gives the tests of a file a browser without a tab and a site, and each test a new tab. `each:
 * 'site'` starts a new site for every test, for tests that break it. With `tabs: 'own'`, tests open their
 * own tabs instead, so that they can run concurrently.
 */
export function useSite(
  options: BrowserContextOptions & TestBedOptions & { each?: 'site'; tabs?: 'own' } = {},
): Fixture {
  const { each, flags, opens, at, api, tabs, ...context } = options;
  // Tests that break a site, or its API, have their own.
  const isShared = !each && !api;
  const fixture = { at } as Fixture;
  const start = async () => {
    fixture.site = await fixture.testBed.startSite();
  };
  const stop = () => fixture.site.close();

  beforeAll(async () => {
    [fixture.browser, fixture.testBed] = await Promise.all([
      sharedChromium(),
      isShared ? sharedTestBed({ flags, opens, at }) : startTestBed({ flags, opens, at, api }),
    ]);
    if (isShared) fixture.site = await sharedSite(fixture.testBed);
    else if (!each) await start();
  });
  afterAll(async () => {
    for (const context of fixture.browser.contexts()) await context.close();
    if (isShared) return;
    if (!each) await stop();
    await fixture.testBed.close();
  });
  beforeEach(async () => {
    if (each) await start();
    if (tabs) return;
    fixture.tab = await openTab(fixture.browser, context, at);
    if (isFull) await fixture.tab.page.context().tracing.start({ snapshots: true });
  });
  afterEach(async ({ task }) => {
    if (isFull && !tabs) {
      const path = task.result?.state === 'fail' ? `${traceOf(task.name)}.zip` : undefined;
      await fixture.tab.page.context().tracing.stop({ path });
      if (path) console.log(`Trace: npx playwright-core show-trace ${path}`);
    }
    if (!tabs) await fixture.tab.close();
    if (each) await stop();
    // A failed test may have cut it off.
    else if (isShared && !tabs) fixture.site.api.mend();
  });
  showFailures(() => fixture.site.recent());
  return fixture;
}
