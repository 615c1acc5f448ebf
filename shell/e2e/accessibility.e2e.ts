import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { openTab } from './harness/browser.ts';
import { signIn } from './harness/member.ts';
import { useSite } from './harness/useSite.ts';

const run = useSite();

const publicPaths = [
  '/',
  '/press',
  '/become-a-host',
  '/privacy-policy',
  '/terms-of-use',
  '/revy',
  '/login',
  '/create-account',
  '/experience/scenic-hike-water-dip',
  '/no-such-page',
];
const memberPaths = [
  '/emberite',
  '/emberite/journey/first-steps/how-ember-works',
  '/emberite/settings',
  '/emberite/settings/auth',
];

const phone = { width: 360, height: 800 };
const desktop = { width: 1280, height: 800 };

/** Theme and screen of one round: two in every run, all four in the full one. */
const rounds = [
  { colorScheme: 'light', viewport: phone },
  { colorScheme: 'dark', viewport: desktop },
  ...(process.env['EMBER_FULL']
    ? ([
        { colorScheme: 'dark', viewport: phone },
        { colorScheme: 'light', viewport: desktop },
      ] as const)
    : []),
] as const;

describe.each(rounds)('$colorScheme at $viewport.width px', (round) => {
  it.each([
    ...publicPaths.map((path) => ({ path, who: 'visitor' })),
    { path: '/welcome', who: 'newcomer' },
    ...memberPaths.map((path) => ({ path, who: 'member' })),
  ])('$path is accessible and does not scroll sideways', async ({ path, who }) => {
    const tab = await openTab(run.browser, { ...round, reducedMotion: 'reduce' });
    const { page } = tab;
    if (who !== 'visitor') {
      const email = `${who}${path.replace(/\W/g, '')}${round.viewport.width}${round.colorScheme}@example.com`;
      const user = await signIn(run.site, page.context(), email);
      if (who === 'member') await user.becomeMember();
    }
    await page.goto(run.site.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    tab.expectClean(/no-such-page/);
    await tab.close();
  });
});
