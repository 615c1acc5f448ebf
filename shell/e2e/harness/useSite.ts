import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launchChromium } from '../../../tools/chromium.ts';
import type { Tab } from './browser.ts';
import { openTab } from './browser.ts';
import type { TestBed, TestBedOptions, TestSite } from './site.ts';
import { startTestBed } from './site.ts';

/** What the tests of a file work with. */
export interface Fixture {
  browser: Browser;
  testBed: TestBed;
  site: TestSite;
  tab: Tab;
}

/** The flags that add pages: one setting for all tests of those, because each is composed once. */
export const everythingOn = 'showPeople=true,showExperiences=true,showAvailability=true';

/** Folder for the traces of failed tests. */
const traces = join('.cache', 'traces');

/** The browsers that the files of this worker share, by their arguments. They end with it. */
const browsers = new Map<string, Promise<Browser>>();

/** Starts a browser, unless a file before this one has. */
async function sharedBrowser(args: string[]): Promise<Browser> {
  const key = args.join(' ');
  const known = await browsers.get(key);
  if (known?.isConnected()) return known;
  const started = launchChromium({ args });
  browsers.set(key, started);
  return started;
}

/** Ends the trace of a test. If the test failed, keeps it and a picture, and prints what the page did. */
async function endTrace({ page, recent }: Tab, name: string, failed: boolean): Promise<void> {
  const { tracing } = page.context();
  if (!failed) return tracing.stop();
  mkdirSync(traces, { recursive: true });
  const path = join(traces, name.replace(/\W+/g, '-').slice(0, 80));
  await page.screenshot({ path: `${path}.png` }).catch(() => {});
  await tracing.stop({ path: `${path}.zip` });
  const lines = [
    ...recent(),
    `Picture: ${path}.png`,
    `Trace: npx playwright-core show-trace ${path}.zip`,
  ];
  console.log(lines.join('\n'));
}

/**
 * Gives the tests of a file a browser without a tab and a site, and each test a new tab. `each: 'site'` starts a
 * new site for every test, for tests that break it. `camera: 'fake'` plugs in Chromium's own camera and microphone, which show a test picture and beep. With `tabs:
 * 'own'`, tests open their own tabs instead, so that they can run at once.
 */
export function useSite(
  options: BrowserContextOptions &
    TestBedOptions & {
      each?: 'site';
      camera?: 'fake';
      tabs?: 'own';
    } = {},
): Fixture {
  const { each, flags, opens, api, camera, tabs, ...context } = options;
  const args = camera
    ? ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
    : [];
  const fixture = {} as Fixture;
  const start = async () => {
    fixture.site = await fixture.testBed.startSite();
  };
  const stop = () => fixture.site.close();

  beforeAll(async () => {
    [fixture.browser, fixture.testBed] = await Promise.all([
      sharedBrowser(args),
      startTestBed({ flags, opens, api }),
    ]);
    if (!each) await start();
  });
  afterAll(async () => {
    for (const context of fixture.browser.contexts()) await context.close();
    if (!each) await stop();
    await fixture.testBed.close();
  });
  beforeEach(async () => {
    if (each) await start();
    if (tabs) return;
    fixture.tab = await openTab(fixture.browser, context);
    await fixture.tab.page.context().tracing.start({ snapshots: true });
  });
  afterEach(async ({ task }) => {
    if (!tabs) {
      await endTrace(fixture.tab, task.name, task.result?.state === 'fail');
      await fixture.tab.close();
    }
    if (each) await stop();
  });
  return fixture;
}
