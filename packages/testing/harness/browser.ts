import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { slower } from '../../../tools/slow.ts';

/** A page that collects the problems its browser reports. */
export interface Tab {
  page: Page;
  /** Fails if the console, a script or a request reported a problem that `expected` does not match. */
  expectClean(...expected: RegExp[]): void;
  /** The address, the problems, and the last lines of the console and of the requests, for a failure's report. */
  recent(): string[];
  close(): Promise<void>;
}

/** The tabs that are open, in the order in which they were opened. */
export const openTabs = new Set<Tab>();

/** How many lines of a tab's history a failure shows. */
const recentLines = 20;

/** How many contexts this worker has opened. */
let contexts = 0;

/** An IP address for each context: files share a site, which limits what an address may send and report. */
function newAddress(): string {
  contexts += 1;
  return `10.${process.env['VITEST_POOL_ID']}.${contexts >> 8}.${contexts & 255}`;
}

/** Opens a tab in its own context: no cookies, an empty cache, its own IP address, and `at` as its fixed date. */
export async function openTab(
  browser: Browser,
  options: BrowserContextOptions = {},
  at?: string,
): Promise<Tab> {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'X-Forwarded-For': newAddress() },
    ...options,
  });
  if (at) await context.clock.setFixedTime(at);
  return watch(await context.newPage(), () => context.close());
}

/** Stops the clock of a page until the test runs it: however slow a machine is, it skips no second. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}

/** Turns on the browser's data saver for a page. */
export async function savesData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

/**
 * Cuts the connection once: nothing but the document and the files it names is loaded until the
 * next document.
 */
export async function cutLateScripts(page: Page, url: string): Promise<void> {
  const html = await (await page.context().request.get(url)).text();
  const isNamed = (path: string) => html.includes(`<script type="module" src="${path}"`);
  await page.route(/\/assets\/.*\.js$/, (route) =>
    isNamed(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unrouteAll();
  });
}

/**
 * Returns the statuses of what a page posts to a path from now on; 0 for requests without a
 * response.
 */
export function watchPosts(page: Page, path: string): number[] {
  const statuses: number[] = [];
  const isOne = (request: Request) =>
    request.method() === 'POST' && new URL(request.url()).pathname === path;
  page.on('response', (response) => {
    if (isOne(response.request())) statuses.push(response.status());
  });
  page.on('requestfailed', (request) => {
    // A request also fails if the page abandons the body of its response.
    if (isOne(request) && !request.existingResponse()) statuses.push(0);
  });
  return statuses;
}

/** What Chromium says three seconds after a page has loaded, which no setting makes longer on a slow machine. */
const unusedPreload = 'was preloaded using link preload but not used';

/** Watches a page of an existing context. */
export function watch(page: Page, close: () => Promise<void> = () => page.close()): Tab {
  const problems: string[] = [];
  const history: string[] = [];
  page.on('console', (message) => {
    history.push(`console ${message.type()}: ${message.text()}`);
    const isLate = slower > 1 && message.text().includes(unusedPreload);
    if (['error', 'warning'].includes(message.type()) && !isLate) {
      problems.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => {
    history.push(`script: ${error.stack ?? error.message}`);
    problems.push(`script: ${error.message}`);
  });
  page.on('requestfailed', (request) => {
    history.push(`${request.failure()?.errorText} ${request.method()} ${request.url()}`);
    // A request that a navigation aborts is not a failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      problems.push(`request: ${request.url()} ${request.failure()?.errorText}`);
    }
  });
  page.on('response', (response) => {
    history.push(`${response.status()} ${response.request().method()} ${response.url()}`);
    if (response.status() >= 400) problems.push(`response: ${response.status()} ${response.url()}`);
  });
  const tab: Tab = {
    page,
    expectClean(...expected) {
      const unexpected = problems.filter((line) => !expected.some((known) => known.test(line)));
      expect(unexpected, 'problems in the browser').toEqual([]);
    },
    recent: () => [
      `Page: ${page.url()}`,
      'Problems:',
      ...problems.slice(-recentLines),
      'Last lines of the console and of the requests:',
      ...history.slice(-recentLines),
    ],
    close,
  };
  openTabs.add(tab);
  page.on('close', () => openTabs.delete(tab));
  return tab;
}

/** The URLs of the pictures that did not load. */
export const brokenImages = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    return [...document.images].filter((image) => image.naturalWidth === 0).map(({ src }) => src);
  });

/** Navigates like a link inside the site. */
export const goInside = (page: Page, path: string): Promise<unknown> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Opens another tab of the same browser. */
export async function openBeside(page: Page, url: string): Promise<Tab> {
  const tab = watch(await page.context().newPage());
  await tab.page.goto(url);
  await tab.page.getByRole('heading', { level: 1 }).waitFor();
  return tab;
}

/** The paths that a page shows from now on, in order. */
export function watchPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  return paths;
}
