import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
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

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The cookies of somebody without and with a profile, each signed in once. */
const sessions: Record<string, Session> = {};

beforeAll(async () => {
  for (const who of ['newcomer', 'member']) {
    const context = await run.browser.newContext();
    const user = await signIn(run.site, context, `${who}@example.com`);
    if (who === 'member') await user.becomeMember();
    sessions[who] = await context.storageState();
    await context.close();
  }
});

it.each(pages)('$path is accessible and does not scroll sideways', async ({ path, who }) => {
  const tab = await openTab(run.browser, { reducedMotion: 'reduce', storageState: sessions[who] });
  const { page } = tab;
  const found: string[] = [];
  // No page counts down to another one while it is looked at.
  await page.clock.setFixedTime(new Date());
  await page.goto(run.site.url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(page.url()).toBe(run.site.url + path);
  for (const { colorScheme, viewport } of rounds) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    const where = `${colorScheme}, ${viewport.width} px`;
    const { violations } = await new AxeBuilder({ page }).analyze();
    found.push(...violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes[0]?.html}`));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) found.push(`${where}: scrolls sideways by ${overflow} px`);
  }
  expect(found).toEqual([]);
  tab.expectClean(/no-such-page/);
  await tab.close();
});
