/** Browsers that lack what the site is built for, or something that it can do without. */
import { expect, it } from 'vitest';
import { openStill } from '@emberite/testing/harness/inspect';
import { openTab } from '@emberite/testing/harness/browser';
import { everythingReported } from '@emberite/testing/harness/reports';
import { useSite } from '@emberite/testing/harness/useSite';
import { isFull, sample } from '../../../tools/sample.ts';

const run = useSite({ tabs: 'own' });

it.each(sample(['/emberite', '/', '/login', '/yvr/danceToday']))(
  'says at %s that the browser is too old, lets the visitor go on, and blames no release',
  async (path) => {
    const tab = await openTab(run.browser);
    const { page } = tab;
    await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'));
    await page.goto(run.site.url + path);
    const screen = page.getByRole('alertdialog');
    await screen.getByRole('heading', { name: 'Not supported browser' }).waitFor();
    await screen
      .getByText(
        'Your current browser is not supported; use Chrome, Edge, Safari, Firefox or Opera.',
      )
      .waitFor();
    await page.keyboard.press('Enter');
    await screen.waitFor({ state: 'detached' });
    await everythingReported(page, run.site);
    expect(run.site.failures).toEqual([]);
    await tab.close();
  },
);

const lacking = [
  { who: 'visitor', path: '/', heading: 'Group Adventures For Pressure-Free Dating' },
  { who: 'member', path: '/emberite/settings', heading: 'Settings' },
] as const;

it.runIf(isFull).each(lacking)(
  'a $who uses $path without what browsers may lack',
  async ({ who, path, heading }) => {
    const tab = await openStill(run, who);
    const { page } = tab;
    await page.addInitScript(() => {
      for (const name of ['IntersectionObserver', 'BroadcastChannel', 'ResizeObserver']) {
        Reflect.deleteProperty(window, name);
      }
    });
    await page.goto(run.site.url + path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.waitForLoadState('networkidle');
    await everythingReported(page, run.site);
    expect(run.site.failures).toEqual([]);
    tab.expectClean();
    await tab.close();
  },
);
