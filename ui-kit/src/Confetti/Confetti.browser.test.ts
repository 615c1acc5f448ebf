import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { sharedChromium } from '../../../tools/chromium.ts';
import { origin, serve } from '../../testing/browser.ts';
import { bundlePage } from '../../testing/bundle.ts';
import { isFull } from '../../../tools/sample.ts';

/** As strict as the site's policy: no blob workers, no foreign styles, no eval. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

let page: Page;
/** The page's console errors; a policy violation is one. */
let complaints: string[];

const site = await bundlePage(join(import.meta.dirname, 'testing'));
const browser = await sharedChromium();
afterEach(() => page.context().close());

async function celebrate(options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  page = await context.newPage();
  complaints = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()));
  await serve(page, site, { 'content-security-policy': policy });
  await page.goto(origin);
  await page.evaluate(() => {
    const note = (changes: MutationRecord[]) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node.nodeName === 'CANVAS') document.body.dataset.canvases = 'seen';
      }
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Celebrate' }).click();
}

/** Whether anything is drawn on the canvas over the window. */
const isPainted = () =>
  [...document.querySelectorAll('canvas')].some((canvas) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
      data: [],
    };
    return data.some((part) => part > 0);
  });

it.runIf(isFull)('draws under a strict content security policy, and cleans up', async () => {
  await celebrate({ reducedMotion: 'no-preference' });
  await page.waitForFunction(isPainted);
  const canvas = page.locator('canvas');
  expect(await canvas.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none');
  await page.waitForFunction(() => document.title === 'landed');
  expect(await canvas.count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('draws nothing when reduced motion is preferred', async () => {
  await celebrate({ reducedMotion: 'reduce' });
  await page.waitForFunction(() => document.title === 'landed');
  // Not even for a moment: anything drawn would be there before the title.
  expect(await page.evaluate(() => document.body.dataset.canvases)).toBeUndefined();
});
