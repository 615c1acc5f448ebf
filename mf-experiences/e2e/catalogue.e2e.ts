import type { Page } from 'playwright-core';
import { openTab } from '@emberite/testing/harness/browser';
import { keyboardOn } from '@emberite/testing/harness/keyboard';
import { livePages } from '@emberite/testing/harness/prepare';
import { useSite } from '@emberite/testing/harness/useSite';
import { expect, it } from 'vitest';
import { priceOf } from '../src/experiences/catalogue.ts';
import { experiences } from '../src/experiences/experiences.ts';
import { isFull } from '../../tools/sample.ts';

const run = useSite({ viewport: { width: 360, height: 800 } });

const titlesOf = (category: string) =>
  experiences.filter((one) => one.category === category).map(({ title }) => title);
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const current = (page: Page) =>
  page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current]');
const count = (page: Page) => page.getByRole('main').getByRole('status');

it('shows all experiences without scripts, whatever the address asks for', async () => {
  const plain = await openTab(run.browser, { javaScriptEnabled: false });
  const { page } = plain;
  await page.goto(`${run.site.url}/experience?category=Dance`);
  expect(await cards(page).allInnerTexts()).toEqual(experiences.map(({ title }) => title));
  const text = await page.getByRole('main').innerText();
  for (const one of experiences) expect(text).toContain(priceOf(one));
  // It could not filter.
  expect(await page.getByRole('navigation', { name: 'Categories' }).isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Poetry Night' }).click();
  await page.getByRole('heading', { level: 1, name: 'Poetry Night' }).waitFor();
  await page.getByRole('link', { name: 'All experiences' }).click();
  await page.getByRole('heading', { level: 1, name: 'Experiences' }).waitFor();
  await plain.close();
});

it.runIf(isFull)(
  'keeps the category in the address: by a link, by keyboard and by Back',
  async () => {
    const { page } = run.tab;
    const [first, second] = ['Dance', 'Outdoors'];
    await page.goto(`${run.site.url}/experience?category=${first}`);
    await expect.poll(() => cards(page).allInnerTexts()).toEqual(titlesOf(first));
    expect(await current(page).innerText()).toBe(first);
    const { tabTo, key } = keyboardOn(page);
    await tabTo('link', second);
    await key('Enter');
    await page.waitForURL(`${run.site.url}/experience?category=${second}`);
    await expect.poll(() => cards(page).allInnerTexts()).toEqual(titlesOf(second));
    expect(await count(page).innerText()).toMatch(new RegExp(`^${titlesOf(second).length} exp`));
    expect(await current(page).evaluate((it) => it === document.activeElement)).toBe(true);
    await page.goBack();
    await expect.poll(() => cards(page).allInnerTexts()).toEqual(titlesOf(first));
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await page.waitForURL(`${run.site.url}/experience`);
    await expect.poll(() => count(page).innerText()).toBe('10 experiences');
    run.tab.expectClean();
  },
);

it.runIf(isFull)(
  'shows everything for a category that it does not have, and says nothing of it',
  async () => {
    const { page } = run.tab;
    await page.goto(`${run.site.url}/experience?category=Knitting`);
    await page.waitForLoadState('networkidle');
    expect(await count(page).innerText()).toBe('10 experiences');
    expect(await current(page).innerText()).toBe('All');
    expect(await page.getByRole('main').innerText()).not.toContain('Knitting');
    run.tab.expectClean();
  },
);

it.runIf(isFull)(
  'is found at one address, and is what /experiences leads to, with its query',
  async () => {
    for (const path of ['/experiences', '/experiences/', '/experience/']) {
      const response = await fetch(`${run.site.url}${path}?category=Dance`, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')], path).toEqual([
        308,
        '/experience?category=Dance',
      ]);
    }
    const html = await (await fetch(`${run.site.url}/experience?category=Dance`)).text();
    expect(html).toContain(`<link rel="canonical" href="${run.site.url}/experience">`);
    expect((await livePages()).indexed).toContain('/experience');
  },
);

it.runIf(isFull)(
  'names the default experience as the page of an unknown one, and says so above it',
  async () => {
    const { page } = run.tab;
    await page.goto(`${run.site.url}/experience/no-such-thing`);
    await page.getByText(/^We do not know this experience\. Here is .* instead\.$/).waitFor();
    const html = await (await fetch(`${run.site.url}/experience/no-such-thing`)).text();
    const address = `${run.site.url}/experience/downstream-adventure-class`;
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(html).toContain(`<meta property="og:url" content="${address}">`);
    expect(html).not.toContain('noindex');
    run.tab.expectClean();
  },
);
