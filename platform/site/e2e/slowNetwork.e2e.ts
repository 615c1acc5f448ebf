/** Networks that take a second for each answer: nothing that arrives is given up. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isFull } from '../../../tools/sample.ts';
import { savesData } from '@emberite/testing/harness/browser';
import { becomeMember } from '@emberite/testing/harness/member';
import { everythingReported } from '@emberite/testing/harness/reports';
import { useSite } from '@emberite/testing/harness/useSite';
import { slower } from '../../../tools/slow.ts';

const run = useSite({ viewport: { width: 360, height: 800 } });

async function slowDown(page: Page, bitsPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1000,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Whether React is there. */
const isLive = () =>
  Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'));

it.runIf(isFull)('shows that a page takes long, then the page, and reports nothing', async () => {
  const { page } = run.tab;
  page.context().setDefaultTimeout(120_000 * slower);
  await becomeMember(run);
  await savesData(page);
  await page.goto(`${run.site.url}/emberite/settings`);
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page, 20_000);
  await page.getByRole('link', { name: /^Videos/ }).click();
  await page.getByText('Loading the page').waitFor();
  // Some of its files are here, and some are not.
  await page.locator('[data-arrivals][value]').waitFor();
  await page.getByText('This is taking longer than usual.').waitFor();
  await page.locator('h1:focus', { hasText: 'Videos' }).waitFor();
  await everythingReported(page, run.site);
  expect(run.site.failures).toEqual([]);
});

it.runIf(isFull)(
  'shows a page piece by piece as its document arrives, and moves nothing',
  async () => {
    const { page } = run.tab;
    await page.setViewportSize({ width: 1280, height: 800 });
    await slowDown(page, 20_000);
    await page.goto(run.site.url, { waitUntil: 'domcontentloaded', timeout: 120_000 * slower });
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
        }),
    );
    expect(shift).toBeLessThanOrEqual(0.001);
  },
);

it.runIf(isFull)('moves a member from a public page to their journey', async () => {
  const { page } = run.tab;
  page.context().setDefaultTimeout(120_000 * slower);
  await becomeMember(run);
  await savesData(page);
  await page.goto(`${run.site.url}/press`);
  await page.waitForLoadState('networkidle');
  await slowDown(page, 50_000);
  await page.getByRole('link', { name: 'To my journey' }).first().click();
  await page.getByText('Loading the page').waitFor();
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  expect(await heading.textContent()).not.toContain('We cannot reach Ember');
  await everythingReported(page, run.site);
  expect(run.site.failures).toEqual([]);
});

it.runIf(isFull)(
  'keeps the text of a page whose code stands still, says so, and is whole after Reload',
  async () => {
    const { page } = run.tab;
    const code = /\/assets\/mf-public\/\d+\.\w+\.js$/;
    await page.route(code, () => {});
    await page.goto(`${run.site.url}/press`, { waitUntil: 'commit' });
    const sentence = page.getByText('This is taking longer than usual.');
    const reported = page.waitForRequest(/\/telemetry$/);
    await sentence.waitFor();
    expect((await reported).postDataJSON()).toMatchObject({ kind: 'timeout' });
    // It has been tried again.
    await page.waitForRequest(/\/robots\.txt$/);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.textContent()).toBe('Our Story in the News');
    await sentence.waitFor();
    await page.unroute(code);
    await page.getByRole('link', { name: 'Reload' }).click();
    await page.waitForFunction(isLive);
    expect(await sentence.isVisible()).toBe(false);
    expect(await heading.textContent()).toBe('Our Story in the News');
    run.site.failures.length = 0;
  },
);

const paths = ['/', '/login', '/emberite', '/emberite/experiences/join'];

it.runIf(isFull).each(paths)('loads %s', async (path) => {
  const { page } = run.tab;
  page.context().setDefaultTimeout(200_000 * slower);
  await becomeMember(run);
  if (['/', '/login'].includes(path)) await page.context().clearCookies();
  await slowDown(page, 50_000);
  await page.goto(run.site.url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(isLive);
  await everythingReported(page, run.site);
  expect(run.site.failures).toEqual([]);
  expect(await page.getByText('This page is taking a break').count()).toBe(0);
});
