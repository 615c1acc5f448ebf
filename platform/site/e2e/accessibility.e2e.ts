import type { BrowserContext } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { watch } from '@emberite/testing/harness/browser';
import { openedPages } from '@emberite/testing/harness/everyPage';
import { inspect, openStill } from '@emberite/testing/harness/inspect';
import type { Who } from '@emberite/testing/harness/inspect';
import { everythingOn, useSite } from '@emberite/testing/harness/useSite';
import { isFull } from '../../../tools/sample.ts';

const run = useSite({ ...(isFull && { flags: everythingOn }), tabs: 'own' });

/** The pages that this run checks, each in one of the looks, in turn. */
const looked = openedPages.map((page, place) => ({ ...page, place }));

/**
 * What paper cannot show: what floats over the page, what is cut off, pale text, and values that are backgrounds. It
 * runs in the page.
 */
function unprintable(): string[] {
  const found: string[] = [];
  const name = (one: Element) => `${one.localName}.${one.getAttribute('class')}`;
  const brightness = (colour: string) => {
    const context = document.createElement('canvas').getContext('2d')!;
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (red * 299 + green * 587 + blue * 114) / 255_000;
  };
  for (const one of document.body.querySelectorAll('*')) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(one);
    const { position, color, overflowX, overflowY } = style;
    if (position === 'fixed' || position === 'sticky') found.push(`${name(one)} is ${position}`);
    if (one.matches('input, progress') && style.printColorAdjust !== 'exact') {
      found.push(`${name(one)} loses its value`);
    }
    const scrolls = /auto|scroll/.test(overflowX + overflowY);
    if (scrolls && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth)) {
      found.push(`${name(one)} is cut off`);
    }
    const hasText = [...one.childNodes].some((node) => node instanceof Text && node.data.trim());
    if (hasText && !one.closest('svg, option') && brightness(color) > 0.55) {
      found.push(`${name(one)} is pale: ${one.textContent.slice(0, 40)}`);
    }
  }
  const { backgroundColor } = getComputedStyle(document.body);
  if (brightness(backgroundColor) < 1) found.push(`The page is ${backgroundColor}.`);
  return found;
}

/** The windows of a visitor, and of a user without and with a profile, each signed in once. */
const windows: Partial<Record<Who, BrowserContext>> = {};

beforeAll(async () => {
  for (const who of new Set(looked.map((page) => page.who))) {
    const context = (await openStill(run, who)).page.context();
    // So that no page counts down to another one during the check.
    await context.clock.setFixedTime(new Date());
    windows[who] = context;
  }
});

// The tests run concurrently, because pages mostly wait.

it.concurrent.each(looked)(
  '$path of a $who is accessible, does not scroll sideways, and prints from a dark theme',
  async ({ path, who, place }) => {
    const page = await windows[who]!.newPage();
    const tab = watch(page);
    await page.goto(run.site.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ''));
    const { found, look } = inspect(page, place);
    await look();
    expect(found).toEqual([]);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize({ width: 794, height: 1123 });
    expect(await page.evaluate(unprintable)).toEqual([]);
    tab.expectClean(/no-such-page/);
    await tab.close();
  },
);

describe.runIf(isFull)('with its flag off', () => {
  const off = useSite({ flags: 'showJourney=false,showAccountDeletion=false', tabs: 'own' });

  it.each([
    { path: '/emberite/journey', title: 'Your Journey Is Coming Soon!' },
    { path: '/emberite/people', title: 'Discover Profiles That Spark Your Interest' },
    { path: '/emberite/availability', title: 'No times to choose yet' },
    { path: '/emberite/experiences', title: 'Exciting Experiences Are Coming Soon!' },
    { path: '/emberite/settings/delete-account', title: 'Delete account' },
  ])('$path is accessible', async ({ path, title }) => {
    const tab = await openStill(off, 'member without videos');
    await tab.page.goto(off.site.url + path);
    await tab.page.getByRole('heading', { level: 1, name: title }).waitFor();
    const { found, look } = inspect(tab.page);
    await look();
    expect(found).toEqual([]);
    tab.expectClean();
    await tab.close();
  });
});
