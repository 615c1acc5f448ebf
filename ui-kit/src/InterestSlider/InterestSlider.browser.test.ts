import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { sharedChromium } from '../../../tools/chromium.ts';
import { origin, serve } from '../../testing/browser.ts';
import { bundlePage } from '../../testing/bundle.ts';
import { isFull, sample } from '../../../tools/sample.ts';

const site = await bundlePage(join(import.meta.dirname, 'testing'));
const browser = await sharedChromium();

const viewport = { width: 360, height: 800 };
const page = await browser.newPage({ viewport, hasTouch: true });
await serve(page, site);

afterAll(() => page.close());

beforeEach(async () => {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion: null });
  await page.goto(origin);
  await slider().waitFor();
});

const slider = () => page.getByRole('slider', { name: 'How interested are you?' });
const level = () => slider().getAttribute('aria-valuetext');
const tint = () =>
  page.locator('[data-level]').evaluate((area) => getComputedStyle(area).backgroundColor);

/** The contrast of text and thumb with the tint behind them, as WCAG defines it. */
function contrasts(): Promise<{ words: number; thumb: number }> {
  return page.locator('[data-level]').evaluate((area) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    const luminance = (colour: string) => {
      if (pen) pen.fillStyle = colour;
      pen?.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].map(
        (part) =>
          part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: string, other: string) => {
      const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    const { backgroundColor: tint, color } = getComputedStyle(area);
    // The thumb's colour is a custom property, so read it from an element that uses it.
    const probe = area.appendChild(document.createElement('i'));
    probe.setAttribute('style', 'color: var(--ink)');
    const ink = getComputedStyle(probe).color;
    probe.remove();
    return { words: contrast(color, tint), thumb: contrast(ink, tint) };
  });
}

/** Drags a finger by some pixels from a point in the area. */
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

it.runIf(isFull)('follows Page Up and Page Down', async () => {
  await slider().focus();
  await page.keyboard.press('PageUp');
  expect(await level()).toBe('Potential Friendship');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  expect(await level()).toBe('Not Interested');
});

it.runIf(isFull)('is reversed in right-to-left text', async () => {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await slider().focus();
  await page.keyboard.press('ArrowLeft');
  expect(await level()).toBe('Potential Friendship');
  await drag(-115, 4);
  expect(await level()).toBe('Curious');
});

it.each(sample(['light', 'dark', 'high-contrast']))(
  'is readable at every level in %s',
  async (theme) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(
      (theme) => document.documentElement.setAttribute('data-theme', theme),
      theme,
    );
    await slider().focus();
    await page.keyboard.press('Home');
    for (let step = 0; step < 6; step++) {
      const { words, thumb } = await contrasts();
      expect(words).toBeGreaterThan(7);
      expect(thumb).toBeGreaterThan(3);
      await page.keyboard.press('ArrowRight');
    }
  },
);

it.runIf(isFull)('tints its area with each level', async () => {
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

it.runIf(isFull).each(['#area', '#photo', 'label'])('follows the mouse over %s', async (where) => {
  const box = await page.locator(where).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 112, y + 8, { steps: 8 });
  await page.mouse.up();
  expect(await level()).toBe('Potential Friendship');
  await page.mouse.move(x, y);
  expect(await level()).toBe('Potential Friendship');
});

it.runIf(isFull)('does not select text while swiping, nor keep a selection it began', async () => {
  const box = await page.locator('#area').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + 10];
  const selected = () => page.evaluate(() => String(getSelection()));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 9, y, { steps: 9 });
  await page.mouse.move(x - 100, y, { steps: 20 });
  expect(await selected()).toBe('');
  await page.mouse.up();
  expect(await selected()).toBe('');
  expect(await level()).toBe('Not Interested');
});

it.runIf(isFull)('lets text be selected when nothing is swiped', async () => {
  await page.locator('#area').dblclick({ position: { x: 20, y: 10 } });
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe('Swipe');
});

it('changes by one level in a swipe, however long, announces it and can be undone', async () => {
  await drag(230, 4);
  expect(await level()).toBe('Potential Friendship');
  expect(await page.getByRole('status').textContent()).toBe('Potential Friendship');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await level()).toBe('Neutral');
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  await drag(-300, 4);
  await drag(-300, 4);
  expect(await level()).toBe('Not Interested');
});

it.runIf(isFull)(
  'is in reach wherever the content is scrolled to, and covers little of it',
  async () => {
    const height = await page.evaluate(() => document.body.scrollHeight);
    await drag(230, 4);
    for (const top of [0, 400, height - 900, height]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      for (const part of [slider(), page.getByRole('button', { name: 'Undo' })]) {
        const { y, height } = (await part.boundingBox())!;
        expect(y).toBeGreaterThan(600);
        expect(y + height).toBeLessThanOrEqual(800);
      }
    }
    await page.setViewportSize({ width: 740, height: 360 });
    await page.evaluate(() => scrollTo(0, 0));
    expect((await slider().boundingBox())!.y).toBeGreaterThan(360);
  },
);

it.runIf(isFull).each(['ltr', 'rtl'])(
  'shows the level where the finger is in %s text',
  async (dir) => {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), dir);
    const name = dir === 'ltr' ? 'Potential Friendship' : 'Not Interested';
    const box = await page.locator('#area').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 90];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 8 });
    const shown = await page.locator('[data-level] > span').getByText(name).boundingBox();
    expect(Math.abs((shown?.x ?? 0) + (shown?.width ?? 0) / 2 - (x + 60))).toBeLessThan(2);
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(y);
    const edge = dir === 'ltr' ? 358 : 2;
    await page.mouse.move(edge, y, { steps: 8 });
    const clamped = await page.locator('[data-level] > span').boundingBox();
    expect(clamped?.x).toBeGreaterThanOrEqual(8);
    expect((clamped?.x ?? 0) + (clamped?.width ?? 0)).toBeLessThanOrEqual(352);
    await page.mouse.up();
    expect(await page.locator('[data-level] > span').count()).toBe(0);
  },
);

it.runIf(isFull)('pans a page that is zoomed in, and changes nothing', async () => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  await page.locator('[data-zoomed]').waitFor();
  await drag(-80, 2);
  await expect.poll(() => page.evaluate(() => visualViewport?.offsetLeft)).toBeGreaterThan(10);
  expect(await level()).toBe('Neutral');
  await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  await page.locator('[data-level]:not([data-zoomed])').waitFor();
  await drag(230, 4);
  expect(await level()).toBe('Potential Friendship');
});

it.runIf(isFull)('leaves a finger alone while text is selected', async () => {
  await page.locator('#area').evaluate((area) => getSelection()?.selectAllChildren(area));
  await drag(230, 4);
  expect(await level()).toBe('Neutral');
});

it.each(
  sample([
    ['up', 10, -160],
    ['up and sideways', 90, -160],
  ] as const),
)('ignores a touch that scrolls %s', async (_, right, down) => {
  await drag(right, down);
  await page.waitForFunction(() => scrollY > 50);
  expect(await level()).toBe('Neutral');
});
