import { expect, it } from 'vitest';
import { savesData } from '@emberite/testing/harness/browser';
import { becomeMember } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { isFull } from '../../../tools/sample.ts';

const run = useSite({ viewport: { width: 360, height: 800 } });

const offline = (isOffline: boolean) => run.tab.page.context().setOffline(isOffline);

/** What Chromium and our code log while it is offline. */
const cutOff = [/ERR_INTERNET_DISCONNECTED/, /NetworkError/, /was preloaded/];

it.runIf(isFull)(
  'says that the browser is offline, keeps the frame, and shows the page when it is back',
  async () => {
    const { page } = run.tab;
    await becomeMember(run, 'dad_joke', 'travel_advice');
    await page.goto(`${run.site.url}/emberite/settings`);
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    // The routes and a few pages are loaded, but not the last one of the list.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await offline(true);
    const bar = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await bar.waitFor();
    // It covers nothing.
    const { y, height } = (await bar.boundingBox())!;
    const header = (await page.locator('header').first().boundingBox())!;
    expect(header.y).toBeGreaterThanOrEqual(y + height);
    await page.getByRole('link', { name: /Delete account/ }).click();
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Journey' }).waitFor();
    await offline(false);
    await page.getByRole('heading', { level: 1, name: 'Delete account' }).waitFor();
    await bar.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    expect(run.site.failures).toEqual([]);
    run.tab.expectClean(...cutOff);
  },
);

it('shows a page whose shared code did not load at first', async () => {
  const { page } = run.tab;
  await becomeMember(run, 'dad_joke', 'travel_advice');
  await savesData(page);
  await page.goto(`${run.site.url}/press`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  let refused = 0;
  await page.route(
    /\/assets\/shell\/client\./,
    (route) => {
      refused += 1;
      return route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('link', { name: 'To my journey' }).first().click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your journey' }).waitFor();
  expect(refused).toBe(1);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  run.tab.expectClean(/ERR_FAILED/, /dynamically imported module/);
});

it('stays on the page while the routes of the site cannot be loaded, and continues when it is back', async () => {
  const { page } = run.tab;
  await savesData(page);
  await page.goto(`${run.site.url}/poetry`);
  await page.waitForLoadState('networkidle');
  await offline(true);
  await page.locator('a[href^="/yvr/"]').first().click();
  await page.getByRole('status').filter({ hasText: 'You are offline.' }).waitFor();
  await page.getByRole('progressbar', { name: 'Loading the page' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/poetry');
  await offline(false);
  await page.waitForURL(/\/yvr\//);
  run.tab.expectClean(...cutOff);
});

it.runIf(isFull)('loads what a page could not load once the browser is online again', async () => {
  const { page } = run.tab;
  await becomeMember(run, 'dad_joke', 'travel_advice');
  await page.goto(`${run.site.url}/emberite/settings`);
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  // The code of the page is loaded, its data is not.
  await page.getByRole('link', { name: /Authentication/ }).hover();
  await page.waitForLoadState('networkidle');
  await offline(true);
  await page.getByRole('link', { name: /Authentication/ }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'You are offline.' }).first();
  await alert.waitFor();
  await offline(false);
  await page.getByText('This device').waitFor();
  await alert.waitFor({ state: 'detached' });
  run.tab.expectClean(...cutOff);
});
