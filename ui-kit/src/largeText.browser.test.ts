import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sharedChromium } from '../../tools/chromium.ts';
import { origin, serve } from '../testing/browser.ts';
import { bundlePage } from '../testing/bundle.ts';
import { isFull } from '../../tools/sample.ts';

const site = await bundlePage(join(import.meta.dirname, '../testing/largeText'));
const browser = await sharedChromium();

/** A phone with text at 200 %. */
async function open(query: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await serve(page, site);
  await page.goto(`${origin}/${query}`);
  const content =
    ':root { font-size: 200%; } main { padding: var(--page-gutter); } .window { height: 100vh; }';
  await page.addStyleTag({ content });
  await page.getByRole('button').first().waitFor();
  return page;
}

/** Texts that overflow the window or their box. */
const cut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, h1, h2, h3, p, li, label, a > span, td')].flatMap(
      (element) => {
        const box = element.getBoundingClientRect();
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const isOutside = (text: Node) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const words = range.getBoundingClientRect();
          if (words.width === 0) return false;
          const right = Math.min(box.right + 1, innerWidth);
          return words.left < Math.max(0, box.left - 1) || words.right > right;
        };
        if (element.closest('[aria-hidden]')) return [];
        while (walker.nextNode()) {
          const text = walker.currentNode;
          // What only screen readers say takes no room.
          const isSeen = getComputedStyle(text.parentElement!).clipPath === 'none';
          if (isSeen && isOutside(text)) return [element.textContent];
        }
        return [];
      },
    ),
  );

it('keeps all text of cards and dialogs readable', async () => {
  await using page = await open('');
  expect(await cut(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

it.runIf(isFull).each(['idle', 'running', 'recorded', 'failed'])(
  'does so in the recorder, %s',
  async (state) => {
    await using page = await open(`?recorder=${state}`);
    expect(await cut(page)).toEqual([]);
    // The picture is there, and everything is reachable.
    const main = page.locator('[data-main]').last();
    await main.scrollIntoViewIfNeeded();
    const stage = await page.locator('.window > div > div > :nth-child(2)').boundingBox();
    expect(stage?.height).toBeGreaterThan(150);
    expect(await main.isVisible()).toBe(true);
  },
);
