import { hostileReturnPaths } from '@emberite/contract/testing/returnPaths';
import type { Page, Request } from 'playwright-core';
import {
  cutLateScripts,
  openBeside,
  openTab,
  stopClock,
  watchPaths,
} from '@emberite/testing/harness/browser';
import type { Tab } from '@emberite/testing/harness/browser';
import { inspect, openStill } from '@emberite/testing/harness/inspect';
import { enterByCode, signIn, signInAtProvider } from '@emberite/testing/harness/member';
import { livePages } from '@emberite/testing/harness/prepare';
import { useSite } from '@emberite/testing/harness/useSite';
import { expect, it } from 'vitest';
import { isFull } from '../../tools/sample.ts';

const run = useSite({ viewport: { width: 360, height: 800 } });

let count = 0;
const newEmail = () => `way-in-${(count += 1)}@example.com`;

/** Requests a code on the page. Returns it. */
async function askForCode(page: Page, email: string): Promise<string> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  return run.site.codeFor(email);
}

const codeField = () => run.tab.page.getByLabel('6-digit code');
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

/** Counts the codes that the page sends. */
function countTries(): () => number {
  let tries = 0;
  run.tab.page.on('request', (request) => {
    if (request.url().endsWith('/auth/magic-link/code')) tries += 1;
  });
  return () => tries;
}

it.runIf(isFull).each(['typing', 'pasting'])(
  'sends the code automatically after %s it',
  async (how) => {
    const { page } = run.tab;
    const email = newEmail();
    const tries = countTries();
    await page.goto(`${run.site.url}/login`);
    const code = await askForCode(page, email);
    if (how === 'typing') {
      await page.keyboard.type(code);
    } else {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate((text) => navigator.clipboard.writeText(text), `Code: ${code}`);
      await page.keyboard.press('ControlOrMeta+V');
    }
    await page.waitForURL(`${run.site.url}/welcome?*`);
    expect(tries()).toBe(1);
    run.tab.expectClean();
  },
);

it.runIf(isFull)(
  'does not move the form of somebody who is signed in and enters another address',
  async () => {
    const { page } = run.tab;
    await signIn(run.site, page.context(), newEmail());
    const known = Promise.withResolvers<void>();
    await page.route('**/api/auth/me', async (route) => {
      await known.promise;
      await route.continue();
    });
    await page.goto(`${run.site.url}/login`);
    const button = page.getByRole('button', { name: 'Continue with Email' });
    await page.getByLabel('Email').fill(newEmail());
    const before = await button.boundingBox();
    const answered = page.waitForResponse('**/api/auth/me');
    known.resolve();
    await answered;
    await page.waitForLoadState('networkidle');
    expect(await button.boundingBox()).toEqual(before);
    await button.click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    run.tab.expectClean();
  },
);

it('keeps a wrong code and why it was refused, replaces it by typing, and does not send it again', async () => {
  const { page } = run.tab;
  const tries = countTries();
  await page.goto(`${run.site.url}/login`);
  const code = await askForCode(page, newEmail());
  const alert = page.getByRole('alert');
  for (const _ of ['first', 'again']) {
    await page.keyboard.type(wrong(code));
    await alert.filter({ hasText: 'Invalid or expired code. Please try again.' }).waitFor();
    await page.getByRole('button', { name: 'Login' }).click();
    expect(await alert.innerText()).toContain('Invalid or expired code.');
    expect(await codeField().inputValue()).toBe(wrong(code));
    await expect.poll(() => codeField().evaluate((it) => it === document.activeElement)).toBe(true);
  }
  expect(tries()).toBe(1);
  await page.keyboard.type(code[0] ?? '');
  expect(await alert.count()).toBe(0);
  await page.keyboard.type(code.slice(1));
  await page.waitForURL(`${run.site.url}/welcome?*`);
  run.tab.expectClean(/400/);
});

it.runIf(isFull)(
  'takes the secret of a link out of the address and the history, and sends it to nobody',
  async () => {
    const { page } = run.tab;
    const email = newEmail();
    await page.goto(`${run.site.url}/login`);
    await askForCode(page, email);
    const link = await run.site.linkFor(email);
    const { searchParams } = new URL(link);
    expect(searchParams.get('secret')).toMatch(/.{20}/);

    // Another browser asks before it signs in.
    const tab = await openTab(run.browser);
    const requests: Request[] = [];
    tab.page.on('request', (request) => requests.push(request));
    await tab.page.goto(link);
    await tab.page.getByRole('heading', { name: 'One more click' }).waitFor();
    const clean = `${run.site.url}/login/magic-link`;
    expect([tab.page.url(), await tab.page.evaluate(() => document.URL)]).toEqual([clean, clean]);
    await tab.page.getByRole('button', { name: 'Continue' }).click();
    await tab.page.waitForURL(`${run.site.url}/welcome?*`);
    await tab.page.goBack();
    expect(tab.page.url()).not.toContain('secret');
    const sent = await Promise.all(
      requests.map(
        async (request) => `${request.url()} ${(await request.allHeaders())['referer']}`,
      ),
    );
    expect(sent.filter((line) => / http.*secret/.test(line))).toEqual([]);
    tab.expectClean();
    await tab.close();
  },
);

const outages = [
  {
    outage: 'too many tries',
    sentence: 'Too many attempts. Please wait an hour and try again.',
    answer: {
      status: 429,
      json: {
        code: 'too-many-requests',
        message: 'Too many attempts. Please wait an hour and try again.',
      },
    },
  },
  {
    outage: 'a dead API',
    sentence: 'We cannot reach Ember right now. Please try again in a moment.',
    answer: { status: 502, json: { code: 'unavailable', message: 'Unavailable.' } },
  },
  {
    outage: 'no connection',
    sentence: 'We cannot reach Ember. Please check your connection and try again.',
    answer: null,
  },
];

it.runIf(isFull).each(outages)('keeps the code through $outage', async ({ sentence, answer }) => {
  const { page } = run.tab;
  await page.goto(`${run.site.url}/login`);
  const code = await askForCode(page, newEmail());
  await page.route('**/auth/magic-link/code', (route) =>
    answer ? route.fulfill(answer) : route.abort('internetdisconnected'),
  );
  await page.keyboard.type(code);
  await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
  expect(await codeField().inputValue()).toBe(code);
  await page.unroute('**/auth/magic-link/code');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`${run.site.url}/welcome?*`);
  run.tab.expectClean(/magic-link\/code/, /(Api|Network)Error/);
});

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const inAppBrowsers = [
  { app: 'Instagram', userAgent: `${iphone} Mobile/22F76 Instagram 390.0.0.28 (iPhone16,1)` },
  { app: 'Facebook', userAgent: `${android} Chrome/138.0 Mobile Safari/537.36 [FB_IAB/FB4A]` },
  { app: 'Line', userAgent: `${iphone} Safari Line/15.10.0` },
  { app: 'Lemon8', userAgent: `${android} Chrome/138.0 Mobile Safari/537.36 Lemon8/8.1.0` },
  { app: 'Snapchat', userAgent: `${iphone} Mobile/22F76 Snapchat/13.50.0.43` },
];

it.runIf(isFull)('sends what was submitted before the code of the page was here', async () => {
  const { page } = run.tab;
  const late = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(`${run.site.url}/login`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  late.resolve();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  run.tab.expectClean();
});

it.runIf(isFull)(
  'offers a reload if what sends the form could not be loaded, and keeps the address',
  async () => {
    const { page } = run.tab;
    const email = newEmail();
    await cutLateScripts(page, `${run.site.url}/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Continue with Email' }).click();
    const alert = page.getByRole('alert');
    await alert.getByText('A part of this page could not be loaded.').waitFor();
    await alert.getByRole('link', { name: 'Reload' }).click();
    await alert.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
    await page.getByRole('button', { name: 'Continue with Email' }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    run.tab.expectClean(/ERR_FAILED/, /MissingPart/);
  },
);

it.runIf(isFull)('paints no form before the page for browsers inside apps', async () => {
  const { userAgent } = inAppBrowsers[0]!;
  const tab = await openTab(run.browser, { userAgent });
  const { page } = tab;
  // What is painted while the page has no code yet.
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${run.site.url}/login`, { waitUntil: 'commit' });
  const field = page.locator('input[type=email]');
  await field.waitFor({ state: 'attached' });
  expect(await field.isVisible()).toBe(false);
  held.resolve();
  await page.getByRole('heading', { name: 'Not supported browser' }).waitFor();
  await page.getByRole('button', { name: 'Proceed Here Anyway' }).click();
  await field.waitFor();
  // Also after a reload.
  await page.reload();
  await field.waitFor();
  tab.expectClean();
  await tab.close();
});

it.runIf(isFull).each(inAppBrowsers)(
  'leads out of $app, or on inside it',
  async ({ userAgent }) => {
    const address = `${run.site.url}/login?redirectedFrom=%2Femberite%2Fsettings`;
    const tab = await openTab(run.browser, {
      userAgent,
      viewport: { width: 360, height: 800 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const { page } = tab;
    await page.goto(address);
    await page.getByRole('heading', { name: 'Not supported browser' }).waitFor();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.getByRole('button', { name: 'Copy link' }).waitFor();

    // Granting another permission refuses all others.
    await page.context().clearPermissions();
    await page.context().grantPermissions(['geolocation']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByLabel('Link to this page').waitFor();
    const selected = () => page.evaluate(() => getSelection()?.toString());
    await expect.poll(selected).toBe(address);

    await page.getByRole('button', { name: 'Proceed Here Anyway' }).click();
    await page.keyboard.type(await askForCode(page, newEmail()));
    await page.waitForURL(`${run.site.url}/welcome?*`);
    tab.expectClean();
    await tab.close();
  },
);

it.runIf(isFull)(
  'stays on the expired session once the countdown is stopped, with its ways on',
  async () => {
    const { page } = run.tab;
    await stopClock(page);
    await page.goto(`${run.site.url}/session-expired?redirectedFrom=/emberite/settings`);
    await page.getByRole('timer', { name: 'Seconds left: 5' }).waitFor();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('status').filter({ hasText: 'The countdown has stopped.' }).waitFor();
    expect(await page.getByRole('timer').count()).toBe(0);
    await page.clock.runFor(10_000);
    expect(new URL(page.url()).pathname).toBe('/session-expired');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(`${run.site.url}/login?redirectedFrom=%2Femberite%2Fsettings`);
    run.tab.expectClean();
  },
);

it.runIf(isFull)(
  'stays on the expired session while Ember cannot be reached, and then goes to the provider',
  async () => {
    const { page } = run.tab;
    await page.goto(`${run.site.url}/create-account`);
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await signInAtProvider(page, newEmail());
    await page.waitForURL(`${run.site.url}/welcome?*`);
    await page.context().clearCookies();
    await page.route('**/api/auth/me', (route) => route.abort('internetdisconnected'));
    await page.goto(`${run.site.url}/session-expired`);
    const go = page.getByRole('button', { name: 'Continue with Google' });
    await go.click();
    await page.getByRole('alert').filter({ hasText: 'We cannot reach Ember.' }).waitFor();
    expect(await page.getByRole('timer').count()).toBe(0);
    await page.unroute('**/api/auth/me');
    await go.click();
    await page.getByRole('heading', { name: 'Local sign-in' }).waitFor();
    run.tab.expectClean(/auth\/me/, /NetworkError/);
  },
);

const returns = [
  { path: '/emberite/settings', rest: '?tab=1#top', announces: true },
  { path: '/press', rest: '', announces: true },
  { path: '/press', rest: '', announces: false },
];

it.runIf(isFull).each(returns)(
  'says on $path that the user is signed in again: $announces',
  async ({ path, rest, announces }) => {
    const { page } = run.tab;
    if (announces) {
      const user = await signIn(run.site, page.context(), newEmail());
      await user.becomeMember();
    }
    const [query, hash = ''] = rest.split('#');
    const entered = `${path}${query}${query ? '&' : '?'}authSuccess=true${hash && `#${hash}`}`;
    await page.goto(run.site.url + entered);
    await page.waitForURL(run.site.url + path + rest);
    const announcement = page.getByRole('status').filter({ hasText: 'You are signed in again.' });
    if (announces) await announcement.waitFor();
    else await page.waitForLoadState('networkidle');
    expect(await announcement.count()).toBe(announces ? 1 : 0);
    // The blank page and this one.
    expect(await page.evaluate(() => history.length)).toBe(2);
    run.tab.expectClean();
  },
);

it.runIf(isFull)('every screen of signing in is accessible', async () => {
  const tab = await openStill(run, 'visitor', {
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
  const elsewhere = await openStill(run, 'visitor');
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

/** Pages that wait for a sign-in. Each leads on to the settings. */
const waiting = [
  '/login?redirectedFrom=/emberite/settings',
  'Check your inbox',
  '/create-account?redirectedFrom=/emberite/settings',
  '/session-expired?redirectedFrom=/emberite/settings',
];

const beside = (path: string) => openBeside(run.tab.page, run.site.url + path);

async function openWaiting(where: string): Promise<Tab> {
  if (where !== 'Check your inbox') return beside(where);
  const tab = await beside('/login?redirectedFrom=/emberite/settings');
  await tab.page.getByLabel('Email').fill(newEmail());
  await tab.page.getByRole('button', { name: 'Continue with Email' }).click();
  await tab.page.getByRole('heading', { name: where }).waitFor();
  return tab;
}

it.runIf(isFull).each(waiting)('goes on from %s when another tab signs in', async (where) => {
  const { page } = run.tab;
  const email = newEmail();
  await (await signIn(run.site, page.context(), email)).becomeMember();
  await page.context().clearCookies();
  await page.goto(`${run.site.url}/login`);
  const tab = await openWaiting(where);
  if (where.startsWith('/session-expired')) {
    await tab.page.getByRole('button', { name: 'Stay here' }).click();
  }
  const paths = watchPaths(page);
  await enterByCode(run.site, page, email);
  await tab.page.waitForURL(`${run.site.url}/emberite/settings`);
  await tab.page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.waitForURL(`${run.site.url}/emberite`);
  expect(paths).toEqual(['/emberite']);
  tab.expectClean();
  run.tab.expectClean();
});

it('search engines find the ways in, and nothing else of this remote', async () => {
  const { indexed, routes } = await livePages();
  const own = routes.filter(({ remote }) => remote === 'mf-onboarding').map(({ path }) => path);
  expect(indexed.filter((path) => own.includes(path))).toEqual(['/create-account', '/login']);
});

it.runIf(isFull).each(hostileReturnPaths)(
  'ignores the return path %j, by code and through a provider',
  async (path) => {
    const { page } = run.tab;
    const email = newEmail();
    const login = `${run.site.url}/login?${new URLSearchParams({ redirectedFrom: path })}`;
    await page.goto(login);
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await signInAtProvider(page, email);
    await page.waitForURL(`${run.site.url}/welcome?*`);
    await page.context().clearCookies();
    await page.goto(login);
    await enterByCode(run.site, page, email);
    await page.waitForURL(`${run.site.url}/welcome?*`);
    run.tab.expectClean();
  },
);

it.runIf(isFull)('signs in by the mailed link, in the browser that requested it', async () => {
  const { page } = run.tab;
  const email = newEmail();
  await page.goto(`${run.site.url}/login`);
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  await page.goto(await run.site.linkFor(email));
  await page.waitForURL(`${run.site.url}/welcome?*`);
  run.tab.expectClean();
});
