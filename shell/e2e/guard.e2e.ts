import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Tab } from './harness/browser.ts';
import { launchBrowser, openTab } from './harness/browser.ts';
import { enterByCode, signIn } from './harness/member.ts';
import type { TestSite } from './harness/site.ts';
import { startSite } from './harness/site.ts';

let browser: Browser;
let site: TestSite;
let tab: Tab;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  tab = await openTab(browser);
});
afterEach(() => tab.close());

let people = 0;
const somebody = () => `guest-${(people += 1)}@example.com`;

it.each(['/', '/login', '/create-account', '/press', '/experience/peak-axethrowing'])(
  'shows %s to a visitor without any call of the API',
  async (path) => {
    const { page } = tab;
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    await page.goto(site.url + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe(path);
    expect(calls).toEqual([]);
    tab.expectClean();
  },
);

it.each(['/emberite', '/emberite/journey', '/emberite/settings', '/welcome'])(
  'sends a visitor from %s to sign in, and remembers where to',
  async (path) => {
    const { page } = tab;
    await page.goto(site.url + path);
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('redirectedFrom')).toBe(path);
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
    tab.expectClean();
  },
);

it.each(['/', '/emberite', '/emberite/settings', '/emberite/journey'])(
  'sends somebody without a profile from %s to the welcome steps',
  async (path) => {
    const { page } = tab;
    await signIn(site, page.context(), somebody());
    await page.goto(site.url + path);
    await page.waitForURL(`${site.url}/welcome`);
    await page.getByLabel(/invite code/i).waitFor();
    tab.expectClean();
  },
);

it.each(['/', '/welcome'])('sends a member from %s to the journey', async (path) => {
  const { page } = tab;
  const user = await signIn(site, page.context(), somebody());
  await user.becomeMember();
  await page.goto(site.url + path);
  await page.waitForURL(`${site.url}/emberite`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  tab.expectClean();
});

it('sends a member whose session has ended to sign in, and back after it', async () => {
  const { page } = tab;
  const email = somebody();
  const user = await signIn(site, page.context(), email);
  await user.becomeMember();
  await page.goto(`${site.url}/emberite`);
  await page.getByRole('link', { name: 'Read more' }).first().click();
  await page.getByRole('button', { name: 'Mark as Completed' }).waitFor();
  const step = new URL(page.url()).pathname;

  // Signed out elsewhere: the cookie this tab holds is worth nothing any more.
  await page.context().request.post(`${site.url}/api/auth/logout`, {
    data: {},
    headers: { Origin: site.url },
  });
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  expect(new URL(page.url()).searchParams.get('redirectedFrom')).toBe(step);

  await enterByCode(site, page, email);
  await page.waitForURL(site.url + step);
  tab.expectClean(/401/, /Please sign in first/);
});

it('ignores a way back that leads to another site', async () => {
  const { page } = tab;
  const email = somebody();
  await page.goto(`${site.url}/login?redirectedFrom=//evil.example/`);
  await enterByCode(site, page, email);
  await page.waitForURL(`${site.url}/welcome`);
  tab.expectClean();
});

it('signs in by the link of the mail, in the browser that asked for it', async () => {
  const { page } = tab;
  const email = somebody();
  await page.goto(`${site.url}/login`);
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  await page.goto(await site.linkFor(email));
  await page.waitForURL(`${site.url}/welcome`);
  tab.expectClean();
});

it('keeps a tab that was left open from showing what somebody else entered', async () => {
  const { page } = tab;
  const context = page.context();
  await signIn(site, context, somebody());
  await page.goto(`${site.url}/welcome`);
  await page.getByLabel(/invite code/i).fill('EMBER-WELCOME');
  await page.getByRole('button', { name: "Let's go!" }).click();
  await page.getByLabel(/where|location/i).waitFor();

  const second = somebody();
  await page.goto(`${site.url}/login`);
  await enterByCode(site, page, second);
  await page.waitForURL(`${site.url}/welcome`);
  await expect.poll(() => page.getByLabel(/invite code/i).inputValue()).toBe('');
  tab.expectClean();
});

it('says that Ember cannot be reached when the API is away, and recovers', async () => {
  const { page } = tab;
  const user = await signIn(site, page.context(), somebody());
  await user.becomeMember();
  await page.route('**/api/auth/me', (route) => route.abort());
  await page.goto(`${site.url}/emberite`);
  await page.getByRole('heading', { name: 'We cannot reach Ember right now' }).waitFor();
  await page.unroute('**/api/auth/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Read more' }).first().waitFor();
  tab.expectClean(/auth\/me/);
});
