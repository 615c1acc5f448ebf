import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { sharedChromium } from '../../../tools/chromium.ts';
import { origin, serve } from '../../testing/browser.ts';
import { bundlePage } from '../../testing/bundle.ts';
import { isFull } from '../../../tools/sample.ts';

const site = await bundlePage(join(import.meta.dirname, 'testing'));
const browser = await sharedChromium();

const viewport = { width: 360, height: 800 };
const page = await browser.newPage({ viewport });
await serve(page, site);

afterAll(() => page.close());

beforeEach(async () => {
  await page.setViewportSize(viewport);
  await page.goto(origin);
  await save().waitFor();
});

const save = () => page.getByRole('button', { name: 'Save Changes' });
const edges = async (locator: ReturnType<typeof save>) => {
  const { y = NaN, height = NaN } = (await locator.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
};

it('is above the navigation of a phone, and focused elements are above both', async () => {
  await page.goto(`${origin}/?navigation`);
  const { top, bottom } = await edges(save());
  expect(bottom).toBeLessThan((await edges(page.getByRole('navigation'))).top);
  for (let place = 1; place <= 20; place++) {
    await page.keyboard.press('Tab');
    const field = page.getByLabel(`Field ${place}`, { exact: true });
    expect((await edges(field)).bottom).toBeLessThan(top);
  }
});

it.runIf(isFull)('does not cover the end of the page', async () => {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const { top, bottom } = await edges(save());
  expect(bottom).toBeLessThan(800);
  expect((await edges(page.getByText('© 2025'))).bottom).toBeLessThan(top);
});

it.runIf(isFull).each([
  ['a wide window', 1280, 800],
  ['a phone on its side', 800, 360],
])('is at the end of the form in %s', async (_, width, height) => {
  await page.setViewportSize({ width, height });
  const field = page.getByLabel('Field 20', { exact: true });
  expect((await edges(save())).top).toBeGreaterThan((await edges(field)).bottom);
});
