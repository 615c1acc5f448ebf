/** The header and footer that remotes fill, on the pages where a visitor begins. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoSideways, keyboardOn } from '@emberite/testing/harness/keyboard';
import { becomeMember } from '@emberite/testing/harness/member';
import { livePages } from '@emberite/testing/harness/prepare';
import { useSite } from '@emberite/testing/harness/useSite';
import { isFull } from '../../../tools/sample.ts';

const run = useSite({ viewport: { width: 360, height: 800 } });
const { indexed, routes } = await livePages();

/** What the header and the footer of every public page link to. */
const menu = routes.flatMap(({ path, menu }) =>
  menu ? [menu.section ? `${path}#${menu.section}` : path] : [],
);

/** Where the links of a page lead, as a program without scripts reads it. */
async function linksAt(path: string): Promise<string[]> {
  const html = await (await fetch(run.site.url + path)).text();
  return [...html.matchAll(/<a\s[^<>]*href="([^"]+)"/g)].map(([, href = '']) => href);
}

it('leads from every public page to what remotes put into the header and footer, without scripts', async () => {
  expect(menu).toEqual(
    expect.arrayContaining(['/experience', '/#how-it-works', '/become-a-host', '/safety']),
  );
  const pages = [...(isFull ? indexed : ['/', '/experience', '/login']), '/no-such-page'];
  for (const path of pages) {
    const links = await linksAt(path);
    expect(links, path).toEqual(expect.arrayContaining([...menu, '/login', '/emberite']));
  }
});

it('names everything that there is on the first pages of a visitor, without scripts', async () => {
  const experiences = indexed.filter((path) => path.startsWith('/experience/'));
  expect(experiences).toHaveLength(10);
  expect(await linksAt('/experience')).toEqual(
    expect.arrayContaining([...experiences, '/create-account']),
  );
  expect(await linksAt('/')).toEqual(
    expect.arrayContaining([
      '/create-account',
      '/waitlist',
      '/poetry',
      '/yvr',
      '/yvr/emberShuffle',
      '/profile/maya',
      '/revy',
      '/experience/downstream-adventure-class',
    ]),
  );
});

/** An element that has the focus. */
interface Reached {
  words: string;
  /** Whether nothing lies over it. */
  isSeen: boolean;
  /** The shorter side of what can be pressed, in pixels. */
  side: number;
}

/** Presses Tab until the page ends. Returns what gets the focus, in order. */
async function walk(page: Page): Promise<Reached[]> {
  const reached: Reached[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const one = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const [box] = element.getClientRects();
      if (!box) return null;
      // In a row that scrolls sideways, browsers are content with a part.
      const right = Math.min(box.right, innerWidth);
      const over = document.elementFromPoint((box.x + right) / 2, box.y + box.height / 2);
      return {
        words: element.textContent.trim(),
        isSeen: over !== null && (element.contains(over) || over.contains(element)),
        side: Math.min(box.width, box.height),
      };
    });
    if (!one || reached.length > 150) return reached;
    reached.push(one);
  }
}

it.runIf(isFull).each(['/', '/experience'])(
  '%s can be walked by keyboard: everything is reached, in order, and nothing covers it',
  async (path) => {
    const { page } = run.tab;
    await page.goto(run.site.url + path);
    await page.waitForLoadState('networkidle');
    await expectNoSideways(page);
    const there = await page
      .locator('a[href], button, summary')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.textContent.trim()),
      );
    const reached = await walk(page);
    expect(reached.map(({ words }) => words)).toEqual(there);
    expect(reached.filter(({ isSeen }) => !isSeen)).toEqual([]);
    const header = reached.slice(1, 6);
    expect(header.map(({ words }) => words)).toEqual([
      'Ember',
      'Experiences',
      'How it works',
      'Hosts',
      'Login',
    ]);
    expect(Math.min(...header.map(({ side }) => side))).toBeGreaterThanOrEqual(24);
    run.tab.expectClean();
  },
);

it.runIf(isFull)('leads by keyboard from any page to how it works, and there again', async () => {
  const { page } = run.tab;
  const { tabTo, key } = keyboardOn(page);
  const heading = page.getByRole('heading', { level: 2, name: 'How you get there' });
  const hasFocus = () => heading.evaluate((it) => it === document.activeElement);
  await page.goto(`${run.site.url}/experience`);
  await page.waitForLoadState('networkidle');
  for (const _ of ['from another page', 'from the page itself']) {
    await tabTo('link', 'How it works');
    await key('Enter');
    await page.waitForURL(`${run.site.url}/#how-it-works`);
    await expect.poll(hasFocus).toBe(true);
    const { y } = (await heading.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(800);
    await page.getByRole('link', { name: 'Ember, home' }).first().focus();
  }
  run.tab.expectClean();
});

it.runIf(isFull)(
  'offers a member the way in, and not what leads through the landing page',
  async () => {
    const { page } = run.tab;
    await becomeMember(run);
    await page.goto(`${run.site.url}/experience`);
    const links = page.getByRole('banner').getByRole('link');
    await page.getByRole('link', { name: 'To my journey' }).first().waitFor();
    expect(await links.allInnerTexts()).toEqual(['Ember', 'Experiences', 'Hosts', 'To my journey']);
    run.tab.expectClean();
  },
);
