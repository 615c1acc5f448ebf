import { expect, it } from 'vitest';
import { enterByCode, signIn } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { isFull, sample } from '../../tools/sample.ts';

const run = useSite();

let count = 0;
const newEmail = () => `guest-${(count += 1)}@example.com`;

const guarded = ['/emberite/experiences#evenings', '/welcome', '/emberite', '/emberite/journey'];

it.each(sample(guarded))(
  'redirects a visitor from %s to sign in, and remembers the address',
  async (path) => {
    const { page } = run.tab;
    await page.goto(run.site.url + path);
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('redirectedFrom')).toBe(path);
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
    run.tab.expectClean();
  },
);

it.runIf(isFull).each(['/emberite', '/', '/emberite/settings', '/emberite/journey'])(
  'redirects a user without a profile from %s to the welcome steps',
  async (path) => {
    const { page } = run.tab;
    await signIn(run.site, page.context(), newEmail());
    await page.goto(run.site.url + path);
    await page.waitForURL(`${run.site.url}/welcome?*`);
    await page.getByLabel(/invite code/i).waitFor();
    run.tab.expectClean();
  },
);

it.runIf(isFull).each(['/', '/welcome'])(
  'redirects a member from %s to the journey',
  async (path) => {
    const { page } = run.tab;
    const user = await signIn(run.site, page.context(), newEmail());
    await user.becomeMember();
    await page.goto(run.site.url + path);
    await page.waitForURL(`${run.site.url}/emberite`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    run.tab.expectClean();
  },
);

it('redirects a member whose session has ended to sign in, and back afterwards', async () => {
  const { page } = run.tab;
  const email = newEmail();
  const user = await signIn(run.site, page.context(), email);
  await user.becomeMember('dad_joke');
  await page.goto(`${run.site.url}/emberite`);
  await page.getByRole('link', { name: 'Read more' }).first().click();
  await page.getByRole('button', { name: 'Mark as Completed' }).waitFor();
  const step = new URL(page.url()).pathname;

  // Signs out elsewhere, so this tab's cookie is no longer valid.
  await page.context().request.post(`${run.site.url}/api/auth/logout`, {
    data: {},
    headers: { Origin: run.site.url },
  });
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  expect(new URL(page.url()).searchParams.get('redirectedFrom')).toBe(step);

  await enterByCode(run.site, page, email);
  await page.waitForURL(run.site.url + step);
  run.tab.expectClean(/401/, /Please sign in first/);
});

it.runIf(isFull)(
  'signs in a member whose document already knew that the session had ended',
  async () => {
    const { page } = run.tab;
    const email = 'preloaded@example.com';
    await (await signIn(run.site, page.context(), email)).becomeMember('dad_joke');
    await page.context().clearCookies({ name: /^ember_sid/ });
    // The document asks who is signed in before its code is loaded.
    const { promise: known, resolve } = Promise.withResolvers<void>();
    page.on('response', (response) => {
      if (response.url().endsWith('/api/auth/me')) resolve();
    });
    await page.route(/\/assets\/shell\/.*\/main\.\w+\.js$/, (route) =>
      known.then(() => route.continue()),
    );
    await page.goto(`${run.site.url}/emberite/settings/basic`);
    await page.waitForURL(/\/login\?redirectedFrom=/);
    await enterByCode(run.site, page, email);
    await page.waitForURL(`${run.site.url}/emberite/settings/basic`);
    await page.getByLabel('Nickname').waitFor();
    run.tab.expectClean(
      /401/,
      /was preloaded/,
      /^console: A preload for .* is found, but is not used/,
    );
  },
);

it.runIf(isFull)(
  'remembers the whole address of a member whose session has ended, also without the index',
  async () => {
    const { page } = run.tab;
    const user = await signIn(run.site, page.context(), newEmail());
    await user.becomeMember('dad_joke', 'travel_advice');
    await page.route('**/index/**', (route) => route.abort());
    await page.goto(`${run.site.url}/emberite/settings/invites?from=menu#list`);
    const create = page.getByRole('button', { name: 'Create New Invite' });
    await create.waitFor();
    await page.context().clearCookies();
    await create.click();
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('redirectedFrom')).toBe(
      '/emberite/settings/invites?from=menu#list',
    );
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
    run.tab.expectClean(/401/, /Please sign in first/, /ERR_FAILED/);
  },
);

it.runIf(isFull)('does not keep what the previous user entered and recorded', async () => {
  const { page } = run.tab;
  const context = page.context();
  const first = newEmail();
  await signIn(run.site, context, first);
  await page.goto(`${run.site.url}/welcome`);
  await page.getByLabel(/invite code/i).fill('EMBER-WELCOME');
  await page.getByRole('button', { name: "Let's go!" }).click();
  await page.getByLabel(/where|location/i).waitFor();
  // This page does not record; this is the database where recordings are stored.
  await page.evaluate(
    (name) =>
      new Promise<void>((done) => {
        indexedDB.open(name).addEventListener('success', ({ target }) => {
          (target as IDBOpenDBRequest).result.close();
          done();
        });
      }),
    `ember.recordings.${first}`,
  );
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).length);
  await page.reload();
  await page.getByLabel(/where|location/i).waitFor();
  expect(await databases()).toBe(1);

  const second = newEmail();
  await page.goto(`${run.site.url}/login`);
  await enterByCode(run.site, page, second);
  await page.waitForURL(`${run.site.url}/welcome?*`);
  await expect.poll(() => page.getByLabel(/invite code/i).inputValue()).toBe('');
  await expect.poll(databases).toBe(0);
  run.tab.expectClean();
});

it.runIf(isFull)(
  'says that Ember cannot be reached while the API is down, and recovers by itself',
  async () => {
    const { page } = run.tab;
    const user = await signIn(run.site, page.context(), newEmail());
    await user.becomeMember('dad_joke');
    await page.route('**/api/auth/me', (route) => route.abort());
    await page.goto(`${run.site.url}/emberite`);
    await page.getByRole('heading', { name: 'We cannot reach Ember right now' }).waitFor();
    await page.unroute('**/api/auth/me');
    await page.getByRole('link', { name: 'Read more' }).first().waitFor();
    run.tab.expectClean(/auth\/me/, /was preloaded/);
  },
);
