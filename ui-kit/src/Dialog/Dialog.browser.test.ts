import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { launchChromium } from '../../../tools/chromium.ts';
import { origin, serve } from '../../testing/browser.ts';
import { bundlePage } from '../../testing/bundle.ts';
import { isFull } from '../../../tools/sample.ts';

const site = await bundlePage(join(import.meta.dirname, 'testing'));
// With desktop scrollbars, which an automated browser hides by default.
const browser = await launchChromium({ ignoreDefaultArgs: ['--hide-scrollbars'] });

const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
await serve(page, site);

afterAll(() => browser.close());

beforeEach(async () => {
  await page.goto(origin);
  await page.getByRole('button', { name: 'Ask' }).press('Enter');
  await question().waitFor();
});

const question = () => page.getByRole('dialog', { name: 'Delete video' });
const details = () => page.getByRole('dialog', { name: 'Details' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const focused = () =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

it('keeps the focus inside, in both directions', async () => {
  const seen = new Set<string | null | undefined>();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press(step < 4 ? 'Tab' : 'Shift+Tab');
    seen.add(await focused());
  }
  expect(seen).toContain('Close');
  expect(seen).toContain('Details');
  expect(seen).not.toContain('Ask');
});

it('closes on Escape, also a second time, and returns the focus', async () => {
  for (let time = 0; time < 2; time += 1) {
    await page.keyboard.press('Escape');
    await question().waitFor({ state: 'hidden' });
    expect(await focused()).toBe('Ask');
    await page.keyboard.press('Enter');
    await question().waitFor();
  }
});

it.runIf(isFull)('also returns the focus when it is removed from the page', async () => {
  await button('Delete').press('Enter');
  await question().waitFor({ state: 'detached' });
  expect(await focused()).toBe('Ask');
});

it.runIf(isFull)(
  'closes on a click outside, but not when a text selection ends there',
  async () => {
    const words = await page.getByText('Are you sure').boundingBox();
    await page.mouse.move((words?.x ?? 0) + 5, (words?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move(180, 5);
    await page.mouse.up();
    expect(await question().isVisible()).toBe(true);
    await page.mouse.click(180, 5);
    await question().waitFor({ state: 'hidden' });
  },
);

it('keeps the page behind it from scrolling', async () => {
  await page.mouse.move(180, 5);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Escape');
  await question().waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => scrollY > 0);
});

it.runIf(isFull)('can open over another dialog, and returns to it', async () => {
  await button('Details').press('Enter');
  await details().waitFor();
  await page.keyboard.press('Escape');
  await details().waitFor({ state: 'hidden' });
  expect(await question().isVisible()).toBe(true);
  expect(await focused()).toBe('Details');
  await page.keyboard.press('Escape');
  await question().waitFor({ state: 'hidden' });
  expect(await focused()).toBe('Ask');
});

it.runIf(isFull)(
  'keeps the width of the page when its scrollbar disappears, and the backdrop covers everything',
  async () => {
    await page.keyboard.press('Escape');
    const widths = () =>
      page.evaluate(() => ({
        page: document.querySelector('main')?.clientWidth,
        room: document.documentElement.clientWidth,
      }));
    const before = await widths();
    expect(before.room).toBeLessThan(360);
    await button('Ask').press('Enter');
    await button('Details').press('Enter');
    await details().waitFor();
    expect(await widths()).toEqual({ page: before.page, room: 360 });
  },
);
