import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { openTab } from './harness/browser.ts';
import { signIn } from './harness/member.ts';
import { livePages } from './harness/prepare.ts';
import { useSite } from './harness/useSite.ts';

const run = useSite();

/** Example paths for patterns whose pages are not prerendered. */
const examples: Record<string, string> = {
  '/login/callback/:provider': '/login/callback/google?error=access_denied',
  '/emberite/journey/:roadmapId/:stepId': '/emberite/journey/first-steps/how-ember-works',
};

const who = { public: 'visitor', 'signed-in': 'newcomer', member: 'member' } as const;

const { routes, paths } = await livePages();

/** A path that matches a pattern: the pattern itself, the first prerendered path, or the example. */
function pathOf(pattern: string): string {
  if (!pattern.includes(':')) return pattern;
  const isOne = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);
  const path = examples[pattern] ?? paths.find((path) => isOne.test(path));
  if (!path) throw new Error(`Add an example of ${pattern}: no page of it is prerendered.`);
  return path;
}

const pages = [
  ...routes.map(({ path, access }) => ({ path: pathOf(path), who: who[access] })),
  { path: '/no-such-page', who: 'visitor' },
];

const phone = { width: 360, height: 800 };
const desktop = { width: 1280, height: 800 };

/** Themes and screens: two combinations in every run, all four in the full run. */
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
  it.each(pages)('$path is accessible and does not scroll sideways', async ({ path, who }) => {
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
