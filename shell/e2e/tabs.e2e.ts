import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Tab } from './harness/browser.ts';
import { watch } from './harness/browser.ts';
import { enterByCode, signIn } from './harness/member.ts';
import { useSite } from './harness/useSite.ts';
import { sample } from '../../tools/sample.ts';

const run = useSite();

let count = 0;
const newEmail = () => `tabs-${(count += 1)}@example.com`;

/** Opens another tab of the same browser. */
async function openBeside(path: string): Promise<Tab> {
  const tab = watch(await run.tab.page.context().newPage());
  await tab.page.goto(run.site.url + path);
  await tab.page.getByRole('heading', { level: 1 }).waitFor();
  return tab;
}

/** The paths that a page shows from now on, one after the other. */
function watchPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  return paths;
}

async function becomeMember(email: string): Promise<void> {
  const user = await signIn(run.site, run.tab.page.context(), email);
  await user.becomeMember();
}

/** Signs out on the page. Returns the paths it shows from then on. */
async function signOut(): Promise<string[]> {
  const { page } = run.tab;
  await page.goto(`${run.site.url}/emberite/settings/auth`);
  const leave = page.getByRole('button', { name: 'Sign Out', exact: true });
  await leave.waitFor();
  const paths = watchPaths(page);
  await leave.click();
  await page.waitForURL(`${run.site.url}/login`);
  return paths;
}

it('leaves every guarded page within a second when another tab signs out', async () => {
  await becomeMember(newEmail());
  const guarded = [
    { ...(await openBeside('/emberite/settings')), from: '%2Femberite%2Fsettings' },
    { ...(await openBeside('/emberite')), from: '%2Femberite' },
  ];
  const open = await openBeside('/press');
  // It clears itself, so all wait for it at once.
  const said = guarded.map(({ page }) =>
    page.getByRole('status').getByText('You signed out in another tab.').waitFor(),
  );
  const paths = await signOut();
  await Promise.all(said);
  for (const { page, from } of guarded) {
    await page.waitForURL(`${run.site.url}/login?redirectedFrom=${from}`, { timeout: 1000 });
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    // The blank page and this one: Back does not lead to the page that was left.
    expect(await page.evaluate(() => history.length)).toBe(2);
  }
  expect(new URL(open.page.url()).pathname).toBe('/press');
  // The tab that acted went there once.
  expect(paths).toEqual(['/login']);
  for (const tab of [...guarded, open, run.tab]) tab.expectClean();
});

/** Pages that wait for a sign-in. Each wants to go on to the settings. */
const waiting = [
  '/login?redirectedFrom=/emberite/settings',
  'Check your inbox',
  '/create-account?redirectedFrom=/emberite/settings',
  '/session-expired?redirectedFrom=/emberite/settings',
];

async function openWaiting(where: string): Promise<Tab> {
  if (where !== 'Check your inbox') return openBeside(where);
  const tab = await openBeside('/login?redirectedFrom=/emberite/settings');
  await tab.page.getByLabel('Email').fill(newEmail());
  await tab.page.getByRole('button', { name: 'Continue with Email' }).click();
  await tab.page.getByRole('heading', { name: where }).waitFor();
  return tab;
}

it.each(sample(waiting))('goes on from %s when another tab signs in', async (where) => {
  const { page } = run.tab;
  const email = newEmail();
  await becomeMember(email);
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

it.each(sample(['/welcome', '/emberite/settings/auth']))(
  'shows nothing of the previous user on %s when another one signs in in another tab',
  async (path) => {
    const { page } = run.tab;
    const [first, second] = [newEmail(), newEmail()];
    if (path === '/welcome') await signIn(run.site, page.context(), first);
    else await becomeMember(first);
    const tab = await openBeside(path);
    await tab.page.getByText(first).first().waitFor();
    await tab.page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.goto(`${run.site.url}/login`);
    await enterByCode(run.site, page, second);
    // The second user has no profile yet.
    await tab.page.waitForURL(`${run.site.url}/welcome?*`);
    await tab.page.getByText(second).waitFor();
    expect(await tab.page.getByText(first).count()).toBe(0);
    expect(await tab.page.evaluate(() => 'sameDocument' in globalThis)).toBe(false);
    tab.expectClean();
    run.tab.expectClean();
  },
);

it('asks to try again if it cannot find out who another tab signed in', async () => {
  const { page } = run.tab;
  await becomeMember(newEmail());
  const tab = await openBeside('/emberite/settings');
  await tab.page.route('**/api/auth/me', (route) => route.abort('internetdisconnected'));
  await page.goto(`${run.site.url}/login`);
  const email = newEmail();
  await enterByCode(run.site, page, email);
  await tab.page.getByRole('heading', { name: 'We cannot reach Ember right now' }).waitFor();
  await tab.page.unroute('**/api/auth/me');
  await tab.page.getByRole('button', { name: 'Try again' }).click();
  await tab.page.waitForURL(`${run.site.url}/welcome?*`);
  tab.expectClean(/auth\/me/);
  run.tab.expectClean();
});
