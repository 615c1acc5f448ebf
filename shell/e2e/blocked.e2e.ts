/** What a content blocker in the browser does to a page: it refuses a file that the site serves. */
import type { Page, Request, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { targets } from '@emberite/site/e2e/chaos/faults';
import { openTab, savesData } from '@emberite/testing/harness/browser';
import { everythingReported } from '@emberite/testing/harness/reports';
import { useSite } from '@emberite/testing/harness/useSite';
import { isFull, sample } from '../../tools/sample.ts';

const run = useSite({ tabs: 'own' });

/** How blockers refuse a file. */
const ways = {
  'every request for it': (route: Route) => route.abort('blockedbyclient'),
  'only what would run or style it': (route: Route) =>
    route.request().resourceType() === 'fetch' ? route.continue() : route.abort('blockedbyclient'),
};

/** The files that a page needs, by the end of their URL. */
const files = { entry: /\/remoteEntry\.\w+\.js$/, chunk: /\/\d+\.\w+\.js$/, style: /\.css$/ };

const cases = targets.flatMap((target) =>
  Object.keys(files).flatMap((file) =>
    Object.keys(ways).map((way) => ({
      ...target,
      file: file as keyof typeof files,
      way: way as keyof typeof ways,
    })),
  ),
);

/** Blocks a kind of file of a remote. */
const block = (page: Page, { remote, file, way }: (typeof cases)[number]) =>
  page.route(
    (url) => url.pathname.startsWith(`/assets/${remote}/`) && files[file].test(url.pathname),
    ways[way],
  );

const blocked = [/ERR_BLOCKED_BY_CLIENT/, /dynamically imported module/];

it.each(sample(cases).filter(({ file }) => file !== 'style'))(
  'leaves the text of $path readable if a blocker refuses $way: $file',
  async (one) => {
    const whole = await openTab(run.browser);
    await whole.page.goto(run.site.url + one.path, { waitUntil: 'networkidle' });
    const text = await whole.page.locator('#ember').innerText();
    await whole.close();
    const tab = await openTab(run.browser);
    const { page } = tab;
    await block(page, one);
    await page.goto(run.site.url + one.path);
    await page.getByRole('alert').getByText('Please turn off your content blocker').waitFor();
    // What is blocked is not late.
    const late = page.getByText('This is taking longer than usual.').locator('..');
    expect(await late.evaluate((node) => getComputedStyle(node).display)).toBe('none');
    // What only browsers know, e.g. whether they can keep passkeys, is missing.
    const left = await page.locator('#ember').innerText();
    const lost = text.split(/\s+/).filter((word) => !left.includes(word));
    expect(lost.length).toBeLessThan(10);
    await everythingReported(page, run.site);
    expect(run.site.failures).toEqual([]);
    tab.expectClean(...blocked);
    await tab.close();
  },
);

it.runIf(isFull).each(cases)(
  'says what to do at a link to $path if a blocker refuses $way: $file',
  async (one) => {
    const tab = await openTab(run.browser);
    const { page } = tab;
    await savesData(page);
    await block(page, one);
    await page.goto(run.site.url + one.from.path);
    await page.getByRole('heading', { level: 1, name: one.from.heading }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, one.path);
    await page.getByRole('heading', { level: 1, name: 'Your browser blocks this page' }).waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain('know about it');
    await everythingReported(page, run.site);
    expect(run.site.failures).toEqual([]);
    tab.expectClean(...blocked);
    await tab.close();
  },
);

it.runIf(isFull)('blames no release for a file of a page that is only loaded ahead', async () => {
  const tab = await openTab(run.browser);
  const { page } = tab;
  const asked: string[] = [];
  await page.route(files.entry, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/assets/mf-public/')) return route.continue();
    asked.push(`${route.request().resourceType()} ${pathname}`);
    await route.abort('blockedbyclient');
  });
  await page.goto(run.site.url);
  // It is asked for again, because it did not load.
  await expect.poll(() => asked.filter((one) => one.startsWith('fetch')).length).toBeGreaterThan(0);
  await everythingReported(page, run.site);
  expect(run.site.failures).toEqual([]);
  tab.expectClean(...blocked);
  await tab.close();
});

it.runIf(isFull).each([true, false])(
  'says that we know of a failure only if a report went out: %s',
  async (isHeard) => {
    const tab = await openTab(run.browser);
    const { page } = tab;
    await page.route(/\/mf-public\/.*remoteEntry/, (route) => route.fulfill({ status: 404 }));
    if (!isHeard) await page.route('**/telemetry', (route) => route.abort('blockedbyclient'));
    const isReport = (request: Request) => request.url().endsWith('/telemetry');
    const report = isHeard
      ? page.waitForEvent('requestfinished', isReport)
      : page.waitForEvent('requestfailed', isReport);
    await page.goto(`${run.site.url}/press`);
    await page.getByRole('heading', { name: 'This page is taking a break' }).waitFor();
    await report;
    const known = page.getByText('and we know about it');
    if (isHeard) await known.waitFor();
    else expect(await known.count()).toBe(0);
    await tab.close();
  },
);
