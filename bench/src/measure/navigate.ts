import type { Browser } from 'playwright-core';
import { crossing } from './pages.ts';
import { openTab } from './tab.ts';

/** Runs in the page: follows a link. Resolves with the milliseconds until the heading shows. */
function follow({ link, heading }: { link: string; heading: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const look = () => {
      const title = document.querySelector('#content h1');
      if (title?.textContent === heading && title.checkVisibility()) {
        resolve(performance.now() - start);
      } else if (performance.now() - start > 30_000) {
        reject(new Error(`The link ${link} did not lead to ${heading}.`));
      } else {
        requestAnimationFrame(look);
      }
    };
    document.querySelector<HTMLElement>(link)?.click();
    look();
  });
}

/**
 * Navigates from a page of one remote to a page of another. Returns milliseconds. `cold`, or
 * `preloaded`: the pointer rests on the link until the network is quiet.
 */
export async function measureNavigation(
  browser: Browser,
  siteUrl: string,
  kind: 'cold' | 'preloaded',
): Promise<number> {
  const { page, requests, close } = await openTab(browser, siteUrl, []);
  try {
    await page.goto(siteUrl + crossing.from);
    await page.locator(crossing.link).first().waitFor();
    await requests.quiet();
    if (kind === 'preloaded') {
      await page.locator(crossing.link).first().hover();
      await requests.quiet();
    }
    return await page.evaluate(follow, crossing);
  } finally {
    await close();
  }
}
