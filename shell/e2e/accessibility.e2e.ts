import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openTab, watch } from './harness/browser.ts';
import type { Tab } from './harness/browser.ts';
import { signIn } from './harness/member.ts';
import { livePages } from './harness/prepare.ts';
import { sample } from './harness/sample.ts';
import { useSite } from './harness/useSite.ts';
import {
  answers,
  button,
  checkOut,
  heading,
  next,
  register,
  titles,
  wizardPath,
} from './harness/wizard.ts';

const full = Boolean(process.env['EMBER_FULL']);

const run = useSite({
  flags: 'showPeople=true,showExperiences=true,showAvailability=true',
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

const who = { public: 'visitor', 'signed-in': 'newcomer', member: 'member' } as const;

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

const isPublic = (path: string) =>
  !routes.some((route) => route.path === path && route.access !== 'public');

/** Whether the query of an address is a secret, which its page removes. */
const isSecret = (path: string) =>
  routes.some((route) => route.secret && pathOf(route.path) === path);

/** Every page: each is looked at in the full run. */
const pages = [
  ...routes.map(({ path, access, remote }) => ({ path: pathOf(path), who: who[access], remote })),
  ...['/no-such-page', '/profile/nobody', '/yvr/no-such-evening', ...paths.filter(isPublic)].map(
    (path) => ({ path, who: 'visitor', remote: 'any' }),
  ),
  { path: '/emberite/chat/no-such-chat', who: 'member', remote: 'any' },
  ...withoutVideos.map((path) => ({ path, who: 'member without videos', remote: 'any' })),
];

/** The pages of a run: a normal run looks at the first of each remote for each kind of people. */
const looked = [
  ...new Map(
    pages
      .map(
        (page) => [full ? `${page.path} ${page.who}` : `${page.remote} ${page.who}`, page] as const,
      )
      .toReversed(),
  ).values(),
].map((page, place) => ({ ...page, place }));

const phone = { width: 360, height: 800 };
const desktop = { width: 1280, height: 800 };

/** Themes and screens. Every run looks at each page in one of the first two, in turn; the full run in all. */
const looks = [
  { colorScheme: 'light', viewport: phone },
  { colorScheme: 'dark', viewport: desktop },
  { colorScheme: 'dark', viewport: phone },
  { colorScheme: 'light', viewport: desktop },
] as const;

const still = { reducedMotion: 'reduce' } as const;

/** A window of a visitor, and of somebody without and with a profile, each signed in once. */
const windows: Record<string, BrowserContext> = {};

beforeAll(async () => {
  for (const who of ['visitor', 'newcomer', 'member', 'member without videos']) {
    const context = await run.browser.newContext(still);
    // No page counts down to another one while it is looked at.
    await context.clock.setFixedTime(new Date());
    windows[who] = context;
    if (who === 'visitor') continue;
    const user = await signIn(run.site, context, `${who.replaceAll(' ', '-')}@example.com`);
    if (who === 'member') await user.becomeMember('dad_joke', 'travel_advice', 'karaoke_song');
    if (who === 'member without videos') await user.becomeMember();
  }
});

/** Opens a window of their own for somebody who changes something there. */
async function openWindow(who: string, options: BrowserContextOptions = {}): Promise<Tab> {
  const storageState = await windows[who]?.storageState();
  return openTab(run.browser, { ...still, storageState, ...options });
}

/**
 * Looks at the screens that a page shows, in the theme and window of `turn` first. Collects what is
 * wrong with them in `found`.
 */
function inspect(page: Page, turn = 0) {
  const found: string[] = [];
  async function look(screen = ''): Promise<void> {
    const inTurn = looks[turn % 2]!;
    turn += 1;
    for (const { colorScheme, viewport } of sample([
      inTurn,
      ...looks.filter((look) => look !== inTurn),
    ])) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      // Without frames there is nothing to gather, for which axe would open another page.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      found.push(
        ...violations.map(
          ({ id, nodes }) =>
            `${screen} ${colorScheme}, ${viewport.width} px: ${id}: ${nodes[0]?.html}`,
        ),
      );
    }
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0)
        found.push(`${screen} ${viewport.width} px: scrolls sideways by ${overflow} px`);
    }
  }
  return { found, look };
}

// The tests run at once, because pages mostly wait.

it.concurrent.each(looked)(
  '$path of a $who is accessible and does not scroll sideways',
  async ({ path, who, place }) => {
    const page = await windows[who]!.newPage();
    const tab = watch(page);
    await page.goto(run.site.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(run.site.url + (isSecret(path) ? path.replace(/\?.*/, '') : path));
    const { found, look } = inspect(page, place);
    await look();
    expect(found).toEqual([]);
    tab.expectClean(/no-such-page/);
    await tab.close();
  },
);

// The screens below have no address of their own.

it.concurrent('every screen of signing in is accessible', async () => {
  const tab = await openWindow('visitor', {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Instagram 390.0.0.28',
    // Granting one permission refuses all others, such as the clipboard.
    permissions: ['geolocation'],
  });
  const { page } = tab;
  const { found, look } = inspect(page);
  const email = 'screens@example.com';

  await page.goto(`${run.site.url}/login`);
  await page.getByRole('heading', { name: 'Not supported browser' }).waitFor();
  await look('in-app');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByLabel('Link to this page').waitFor();
  await look('in-app, clipboard refused');
  await page.getByRole('button', { name: 'Proceed Here Anyway' }).click();
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByRole('alert').waitFor();
  await look('entry, refused');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  await look('code');
  const code = await run.site.codeFor(email);
  await page.getByLabel('6-digit code').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('alert').waitFor();
  await look('code, refused');

  // Elsewhere the link asks first.
  const elsewhere = await openWindow('visitor');
  await elsewhere.page.goto(await run.site.linkFor(email));
  await elsewhere.page.getByRole('heading', { name: 'One more click' }).waitFor();
  const there = inspect(elsewhere.page);
  await there.look('magic link, asking');

  await page.goto(`${run.site.url}/session-expired`);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await look('session expired, stopped');

  expect([...found, ...there.found]).toEqual([]);
  tab.expectClean(/400/);
  elsewhere.expectClean();
  await Promise.all([tab.close(), elsewhere.close()]);
});

it.concurrent('every screen of the registration for poetry night is accessible', async () => {
  const tab = await openWindow('visitor', { permissions: ['geolocation'] });
  const { page } = tab;
  const { found, look } = inspect(page);
  await page.goto(`${run.site.url}/yvr/poetryNight`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByLabel('Link to this page').waitFor();
  await look('clipboard refused');
  await page.getByRole('link', { name: 'Choose my Fridays' }).first().click();
  const save = page.getByRole('button', { name: 'Save my Fridays' });
  await save.click();
  await page.getByRole('alert').waitFor();
  await look('no Friday');
  await page.getByRole('checkbox', { name: /February 14/ }).check();
  await save.click();
  await page.getByRole('alert').waitFor();
  await look('not explained');
  await page.getByRole('checkbox', { name: /does not guarantee/ }).check();
  await page.context().setOffline(true);
  await save.click();
  await page.getByRole('alert').waitFor();
  await look('offline');
  expect(found).toEqual([]);
  tab.expectClean(/ERR_INTERNET_DISCONNECTED/, /NetworkError/);
  await tab.close();
});

it.concurrent('every step of the welcome is accessible', async () => {
  const tab = await openWindow('newcomer');
  const { page } = tab;
  const { found, look } = inspect(page);
  /** Looks at the current step as it opens, fills it in, and goes on. */
  async function take(step: number, next: string, answer: () => Promise<unknown>): Promise<void> {
    await page.getByRole('progressbar', { name: `Step ${step} of 5` }).waitFor();
    await look(`step ${step}`);
    // Location and friendship are chosen already.
    if (step !== 2 && step !== 3) {
      await page.getByRole('button', { name: next }).click();
      await page.getByRole('alert').waitFor();
      await look(`step ${step}, refused`);
    }
    await answer();
    if (step < 5) await page.getByRole('button', { name: next }).click();
  }
  await page.goto(`${run.site.url}/welcome`);
  await take(1, "Let's go!", () => page.getByLabel(/invite code/i).fill('EMBER-WELCOME'));
  await take(2, 'Next', () => page.getByLabel(/where|location/i).selectOption('CA:BC:Revelstoke'));
  await take(3, 'Next', () => page.getByRole('checkbox', { name: /friends/i }).check());
  await take(4, 'Next', () => page.getByRole('radio', { name: 'Female', exact: true }).check());
  await take(5, 'Next', () => page.getByLabel('Your age').selectOption('34'));
  expect(found).toEqual([]);
  tab.expectClean();
  await tab.close();
});

it.concurrent('every screen of the registrations of a member is accessible', async () => {
  const tab = await openWindow('member');
  const { page } = tab;
  const { found, look } = inspect(page);
  const list = `${run.site.url}/emberite/experiences?category=Dance`;
  await page.route('**/api/registrations', (route) => route.abort());
  await page.goto(list);
  await page.getByRole('alert').waitFor();
  await look('registrations, not loaded');
  await page.unroute('**/api/registrations');
  await page.context().request.post(`${run.site.url}/api/registrations/poetry-night`, {
    data: { availability: ['2025-02-14'], availabilityExplained: true },
    headers: { Origin: run.site.url },
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('article', { name: 'Poetry night' }).waitFor();
  await look('registrations');
  expect(found).toEqual([]);
  tab.expectClean(/ERR_FAILED/, /NetworkError/);
  await tab.close();
});

/** A page of somebody who has just become a member. */
async function newcomersPage(email: string) {
  const tab = await openTab(run.browser, still);
  await (await signIn(run.site, tab.page.context(), email)).becomeMember();
  return tab;
}

it.runIf(full)(
  'every step of the registration for a night out is accessible',
  { concurrent: true },
  async () => {
    const tab = await newcomersPage('steps@example.com');
    const { page } = tab;
    const { found, look } = inspect(page);
    await page.goto(run.site.url + wizardPath);
    for (const [step, answer] of answers.entries()) {
      await heading(page, titles[step]!);
      await look(`step ${step}`);
      await next(page);
      await page.getByRole('alert').waitFor();
      await look(`step ${step}, refused`);
      await answer(page);
      if (step === 3) {
        await page.getByRole('radio', { name: 'No, I would rather not' }).check();
        await look('no videos');
        await answer(page);
      }
      await next(page);
    }
    await heading(page, titles[4]!);
    await look('step 4');
    await button(page, 'Register').click();
    await page.getByRole('alert').waitFor();
    await look('step 4, refused');
    expect(found).toEqual([]);
    tab.expectClean();
    await tab.close();
  },
);

it.concurrent('every screen of the deposit is accessible', async () => {
  const tab = await newcomersPage('deposits@example.com');
  const { page } = tab;
  const { found, look: inspectNow } = inspect(page);
  /** A normal run looks at the first and the last screen. */
  const look = async (screen: string, title: string, always = false) => {
    await heading(page, title);
    if (always || full) await inspectNow(screen);
  };
  const show = () => page.goto(`${run.site.url}${wizardPath}?deposit=cancelled`);
  await register(run, page);
  await show();
  await look('not paid', 'Your deposit is not paid', true);
  await checkOut(run, page, 'pending');
  await show();
  await look('pending', 'Your payment is on its way');
  await page.goto(`${run.site.url}/emberite/experiences`);
  await page.getByText('is on its way since').waitFor();
  await look('pending, in the list', 'Experiences');
  await checkOut(run, page, 'failed');
  await show();
  await look('failed', 'Your payment did not go through');
  await page.route('**/api/registrations', (route) => route.abort());
  await page.reload();
  await look('not known', 'We could not look up your deposit.');
  await page.unrouteAll();
  await checkOut(run, page, 'paid');
  await show();
  await look('paid', 'Your deposit is already paid');
  await page.goto(`${run.site.url}/emberite/journey`);
  await page.goto(run.site.url + wizardPath);
  await look('registered', 'You are already registered', true);
  expect(found).toEqual([]);
  tab.expectClean(/ERR_FAILED/, /NetworkError/);
  await tab.close();
});

it.concurrent('every screen of the people and of leaving is accessible', async () => {
  const tab = await openWindow('member');
  const { page } = tab;
  const { found, look } = inspect(page);
  await page.goto(`${run.site.url}/emberite/peopleFilterSettings`);
  await page.getByRole('switch', { name: 'New friends' }).click();
  await page.getByRole('switch', { name: 'Romantic spark' }).click();
  await look('no purpose');
  await page.getByRole('link', { name: 'Close' }).click();
  await page.getByRole('heading', { name: 'Nobody fits your search' }).waitFor();
  await look('nobody');
  await page.goto(`${run.site.url}/emberite/profile/nobody`);
  await page.getByRole('heading', { name: 'We cannot find this profile' }).waitFor();
  await look('unknown profile');
  await page.goto(`${run.site.url}/emberite/settings/export`);
  const offline = (isOffline: boolean) => page.context().setOffline(isOffline);
  await offline(true);
  await page.getByRole('button', { name: 'Download my data' }).click();
  await page.getByRole('alert').waitFor();
  await look('export, offline');
  await offline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('is in your downloads').waitFor();
  await look('exported');
  await page.goto(`${run.site.url}/emberite/settings/delete-account`);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('alert').waitFor();
  await look('deletion, no address');
  expect(found).toEqual([]);
  tab.expectClean(/ERR_INTERNET_DISCONNECTED/, /NetworkError/);
  await tab.close();
});
