import { patience } from '../../../slow.ts';
import { crossing } from './pages.ts';
import type { OpenTab } from './tab.ts';
import type { Observed } from './vitals.ts';
import { observeVitals } from './vitals.ts';

/** When the link is followed: after the page is interactive, or once the pointer has rested on it. */
export const moments = ['at once', 'two seconds later', 'preloaded'] as const;

export type Moment = (typeof moments)[number];

/**
 * Runs in the page: waits until the link is interactive and then `delay` milliseconds, and follows
 * it. Resolves with the milliseconds from the click until the heading shows.
 */
async function follow({
  link,
  heading,
  delay,
  patience,
}: {
  link: string;
  heading: string;
  delay: number;
  patience: number;
}): Promise<number> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** Whether something becomes so, looked at in every frame. */
  async function becomes(isSo: () => boolean): Promise<boolean> {
    for (const start = performance.now(); performance.now() - start < patience;) {
      if (isSo()) return true;
      await nextFrame();
    }
    return false;
  }
  const { benchVitals } = globalThis as unknown as Observed;
  if (!(await becomes(() => benchVitals.interactive !== null))) {
    throw new Error(`The link ${link} never became interactive.`);
  }
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  const start = performance.now();
  document.querySelector<HTMLElement>(link)?.click();
  const isThere = await becomes(() => {
    const title = document.querySelector('#content h1');
    return title?.textContent === heading && title.checkVisibility();
  });
  if (isThere) return performance.now() - start;
  throw new Error(`The link ${link} did not lead to ${heading}.`);
}

/**
 * Navigates from a page of one remote to a page of another. Returns milliseconds. The page is in the
 * same state for every contender: just interactive, or idle with the pointer on the link.
 */
export async function measureNavigation(
  openTab: OpenTab,
  siteUrl: string,
  moment: Moment,
): Promise<number> {
  await using tab = await openTab(siteUrl, []);
  const { page, requests } = tab;
  await page.addInitScript(observeVitals, crossing.link);
  await page.goto(siteUrl + crossing.from, { waitUntil: 'commit' });
  if (moment === 'preloaded') {
    await page.locator(crossing.link).first().waitFor();
    await requests.quiet();
    await page.locator(crossing.link).first().hover();
    await requests.quiet();
  }
  return await page.evaluate(follow, {
    ...crossing,
    patience,
    delay: moment === 'two seconds later' ? 2_000 : 0,
  });
}
