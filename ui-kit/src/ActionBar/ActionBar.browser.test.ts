import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchChromium } from '../../../tools/chromium.ts';
import { origin, serve } from '../../testing/browser.ts';
import { bundlePage } from '../../testing/bundle.ts';
import type { Site } from '../../testing/bundle.ts';

let browser: Browser;
let site: Site;
let page: Page;

beforeAll(async () => {
  site = await bundlePage(join(import.meta.dirname, 'testing'));
  browser = await launchChromium();
});

afterAll(() => browser.close());

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await serve(page, site);
  await page.goto(origin);
  await save().waitFor();
  return () => page.close();
});

const save = () => page.getByRole('button', { name: 'Save Changes' });
const edges = async (locator: ReturnType<typeof save>) => {
  const { y = NaN, height = NaN } = (await locator.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
};

it('is in reach on a phone, and covers neither what has the focus nor the end of the page', async () => {
  const { top, bottom } = await edges(save());
  expect(bottom).toBeLessThan(800);
  expect(top).toBeGreaterThan(700);
  for (let place = 1; place <= 20; place++) {
    await page.keyboard.press('Tab');
    expect((await edges(page.getByLabel(`Field ${place}`, { exact: true }))).bottom).toBeLessThan(
      top,
    );
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect((await edges(page.getByText('© 2025'))).bottom).toBeLessThan(top);
});

it.each([
  ['a wide window', 1280, 800],
  ['a phone on its side', 800, 360],
])('stands at the end of the form in %s', async (_, width, height) => {
  await page.setViewportSize({ width, height });
  const field = page.getByLabel('Field 20', { exact: true });
  expect((await edges(save())).top).toBeGreaterThan((await edges(field)).bottom);
});
