import type { BrowserContext } from 'playwright-core';
import { matchPath } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { watch } from './harness/browser.ts';
import { inspect, openStill } from './harness/inspect.ts';
import type { Who } from './harness/inspect.ts';
import { livePages } from './harness/prepare.ts';
import { everythingOn, useSite } from './harness/useSite.ts';
import { isFull } from '../../tools/sample.ts';

const run = useSite({
  flags: everythingOn,
  tabs: 'own',
});

/** Example paths for patterns whose pages are not prerendered, and the full address of a wizard. */
const examples: Record<string, string> = {
  '/login/callback/:provider': '/login/callback/google?error=access_denied',
  '/emberite/journey/:roadmapId/:stepId': '/emberite/journey/first-steps/how-ember-works',
  '/emberite/profile/:profileId': '/emberite/profile/maya',
  '/emberite/experiences/join': '/emberite/experiences/join?step=0',
  '/emberite/experience/:experienceId': '/emberite/experience/peak-axethrowing',
  '/emberite/chat/:chatId': '/emberite/chat/general-chat',
};

const who = {
  public: 'visitor',
  'signed-in': 'newcomer',
  account: 'newcomer',
  member: 'member',
} as const;

/** Pages that look different to a member without videos. */
const withoutVideos = [
  '/emberite/journey',
  '/emberite/settings/videos',
  '/emberite/settings/preview',
];

const { routes, paths } = await livePages();

/** A path that matches a pattern: the pattern itself, the first prerendered path, or the example. */
function pathOf(pattern: string): string {
  if (!pattern.includes(':')) return examples[pattern] ?? pattern;
  const isOne = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);
  const path = examples[pattern] ?? paths.find((path) => isOne.test(path));
  if (!path) throw new Error(`Add an example of ${pattern}: no page of it is prerendered.`);
  return path;
}

/** For each kind of prerendered page, an address that does not exist. */
const unknown = routes
  .filter(({ path }) => path.includes(':') && paths.some((one) => matchPath(path, one)))
  .map(({ path }) => path.replace(/:\w+/g, 'no-such-one'));

const isPublic = (path: string) =>
  !routes.some((route) => route.path === path && route.access !== 'public');

/** Shown only after another action, so the tests of their remotes check them. */
const afterwards = ['/emberite/experiences/poetry-night/registered'];

/** Every page; the full run checks them all. */
const pages = [
  ...routes
    .filter(({ path }) => !afterwards.includes(path))
    .map(({ path, access, remote }) => ({ path: pathOf(path), who: who[access], remote })),
  ...['/no-such-page', ...unknown, ...paths.filter(isPublic)].map((path) => ({
    path,
    who: 'visitor' as const,
    remote: 'any',
  })),
  ...withoutVideos.map((path) => ({ path, who: 'member without videos' as const, remote: 'any' })),
];

/** The pages that this run checks: a normal run checks the last one of each remote. */
const looked = [
  ...new Map(
    pages
      .map((page) => [isFull ? `${page.path} ${page.who}` : page.remote, page] as const)
      .toReversed(),
  ).values(),
].map((page, place) => ({ ...page, place }));

/** The windows of a visitor, and of a user without and with a profile, each signed in once. */
const windows: Partial<Record<Who, BrowserContext>> = {};

beforeAll(async () => {
  for (const who of ['visitor', 'newcomer', 'member', 'member without videos'] as const) {
    const context = (await openStill(run, who)).page.context();
    // So that no page counts down to another one during the check.
    await context.clock.setFixedTime(new Date());
    windows[who] = context;
  }
});

// The tests run concurrently, because pages mostly wait.

it.concurrent.each(looked)(
  '$path of a $who is accessible and does not scroll sideways',
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
    tab.expectClean(/no-such-page/);
    await tab.close();
  },
);

describe.runIf(isFull)('with its flag off', () => {
  const off = useSite({
    flags: 'showJourney=false,showAccountDeletion=false',
    tabs: 'own',
  });

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
