import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchChromium, ORIGIN, serve } from '../../testing/browser.ts';
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
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    hasTouch: true,
  });
  page = await context.newPage();
  await serve(page, site);
  await page.goto(ORIGIN);
  await slider().waitFor();
  return () => context.close();
});

const slider = () => page.getByRole('slider', { name: 'How interested are you?' });
const level = () => slider().getAttribute('aria-valuetext');
const tint = () =>
  page.locator('[data-level]').evaluate((area) => getComputedStyle(area).backgroundColor);

/** Drags a finger from a point of the area by some pixels. */
async function drag(right: number, down: number): Promise<void> {
  const box = await page.locator('#area').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + 10];
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + right * part, y: y + down * part }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step++) await touch('touchMove', step / 10);
  await touch('touchEnd', 1);
}

it('starts at Neutral and follows the arrow keys to either end', async () => {
  expect(await level()).toBe('Neutral');
  await slider().focus();
  await page.keyboard.press('ArrowRight');
  expect(await level()).toBe('Potential Friendship');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  expect(await level()).toBe('Perfect Match');
  await page.keyboard.press('Home');
  expect(await level()).toBe('Not Interested');
});

it('tints its area with each level', async () => {
  await slider().focus();
  await page.keyboard.press('Home');
  const tints = new Set<string>();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (let step = 0; step < 6; step++) {
    tints.add(await tint());
    await page.keyboard.press('ArrowRight');
  }
  expect(tints.size).toBe(6);
});

it('follows the mouse over the area around it', async () => {
  await page.locator('#area').hover({ position: { x: 20, y: 10 } });
  await page.mouse.down();
  await page.mouse.move(200, 100, { steps: 8 });
  await page.mouse.up();
  expect(await level()).not.toBe('Neutral');
});

it('follows a finger sideways, and says so', async () => {
  await drag(115, 4);
  expect(await level()).toBe('Curious');
  expect(await page.getByRole('status').textContent()).toBe('Curious');
  await drag(-300, 4);
  expect(await level()).toBe('Not Interested');
});

it('leaves a finger that scrolls alone', async () => {
  await drag(10, -160);
  await page.waitForFunction(() => scrollY > 50);
  expect(await level()).toBe('Neutral');
});
