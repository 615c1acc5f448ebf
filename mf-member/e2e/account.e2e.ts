import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { watch } from '@emberite/testing/harness/browser';
import { inspect, openStill } from '@emberite/testing/harness/inspect';
import { enterByCode, signIn } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { expect, it } from 'vitest';
import { isFull } from '../../tools/sample.ts';

const run = useSite({ viewport: { width: 360, height: 800 } });

const offline = 'You are offline. Please try again once you are back online.';

async function open(email: string, path: string): Promise<Page> {
  const { page } = run.tab;
  await (await signIn(run.site, page.context(), email)).becomeMember();
  await page.goto(`${run.site.url}/emberite/settings`);
  await page.getByRole('link', { name: path }).click();
  await page.getByRole('heading', { level: 1, name: path }).waitFor();
  return page;
}

/** Stores a recording as a member's recorder does. */
const keepRecording = (page: Page, email: string) =>
  page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open(name, 1);
        request.addEventListener('success', () => {
          request.result.close();
          resolve();
        });
      }),
    `ember.recordings.${email}`,
  );

/** Everything that this browser stores about a user. */
const keptOf = (page: Page, email: string) =>
  page.evaluate(async (id) => {
    const databases = await indexedDB.databases();
    return [
      ...Object.entries(localStorage).flat(),
      ...Object.entries(sessionStorage).flat(),
      ...databases.map(({ name }) => name),
    ].filter((text) => text?.includes(id));
  }, email);

it.runIf(isFull)('exports all data as a file, and tries again after a failure', async () => {
  const email = 'export@example.com';
  const page = await open(email, 'Export my data');
  run.site.api.cut();
  await page.getByRole('button', { name: 'Download my data' }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').innerText()).toContain('We could not export your data.');
  run.site.api.mend();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Try again' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('ember-data.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    user: { id: email, hasProfile: true },
    profile: { firstName: 'Emberite' },
    usedInvite: 'EMBER-WELCOME',
  });
  await page.getByText('Your browser is saving ember-data.json.').waitFor();
  run.tab.expectClean(/502|Error/);
});

it.runIf(isFull)(
  'lets a user without a profile export their data, delete their account and sign out',
  async () => {
    const { page } = run.tab;
    const email = 'newcomer@example.com';
    await signIn(run.site, page.context(), email);
    await page.goto(`${run.site.url}/account`);
    await page.getByText(`You are signed in as ${email}.`).waitFor();
    expect(await page.getByRole('link', { name: 'Ember, home' }).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Login' }).count()).toBe(0);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await downloading;
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
      user: { id: email, hasProfile: false },
      profile: null,
    });
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(/\/login/);
    await page.goto(`${run.site.url}/account`);
    await enterByCode(run.site, page, email);
    await page.waitForURL(/\/account$/);
    await page.getByLabel('Type your email address to confirm').fill(email);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.waitForURL(`${run.site.url}/`);
    await page.getByRole('status').getByText('Your account is deleted.').waitFor();
    expect(await (await page.request.get(`${run.site.url}/api/auth/me`)).json()).toBeNull();
    run.tab.expectClean();
  },
);

it.runIf(isFull)(
  'deletes the account after the address was typed, on the server and in this browser',
  async () => {
    const email = 'leaver@example.com';
    const page = await open(email, 'Delete account');
    await keepRecording(page, email);
    await page.evaluate((id) => {
      localStorage.setItem('ember.interests', `{"owner":"${id}","value":{"maya":5}}`);
    }, email);
    expect((await keptOf(page, email)).length).toBeGreaterThanOrEqual(3);
    const other = watch(await page.context().newPage());
    await other.page.goto(`${run.site.url}/emberite/settings`);
    await other.page.getByRole('heading', { level: 1 }).waitFor();

    const address = page.getByLabel('Type your email address to confirm');
    const remove = page.getByRole('button', { name: 'Delete my account' });
    await address.fill('somebody@example.com');
    await page.keyboard.press('Enter');
    await page.getByText('Please enter the email address of your account.').waitFor();
    expect(await address.evaluate((field) => field === document.activeElement)).toBe(true);

    await address.fill(email);
    await page.context().setOffline(true);
    await remove.click();
    await page.getByText(offline).waitFor();
    // The pages read the session again, before the API stops for a moment.
    const again = [page, other.page].map((one) => one.waitForResponse('**/api/auth/me'));
    await page.context().setOffline(false);
    await Promise.all(again);

    // A stolen cookie would not be enough.
    await run.site.api.ageSignIns();
    await remove.click();
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await page.getByText('to go on where you were').waitFor();
    await enterByCode(run.site, page, email);
    await page.waitForURL(/delete-account$/);
    await expect.poll(() => address.inputValue()).toBe(email);

    await remove.click();
    await page.waitForURL(`${run.site.url}/`);
    await page.getByRole('status').getByText('Your account is deleted.').waitFor();
    await page.getByRole('link', { name: 'Claim your Spot!' }).first().waitFor();
    expect(await keptOf(page, email)).toEqual([]);
    await other.page.waitForURL(/\/login/);
    expect(await (await page.request.get(`${run.site.url}/api/auth/me`)).json()).toBeNull();

    // Back leads only to the sign-in, and the same address starts anew.
    await page.goBack();
    await page.waitForURL(/\/login/);
    await enterByCode(run.site, page, email);
    await page.waitForURL(`${run.site.url}/welcome?*`);
    run.tab.expectClean(/ERR_INTERNET_DISCONNECTED/, /NetworkError/, /403/, /ApiError/);
    other.expectClean(/ERR_INTERNET_DISCONNECTED/);
  },
);

it.runIf(isFull)('every screen of leaving is accessible', async () => {
  const tab = await openStill(run, 'member');
  const { page } = tab;
  const { found, look } = inspect(page);
  await page.goto(`${run.site.url}/emberite/settings/export`);
  const offline = (isOffline: boolean) => page.context().setOffline(isOffline);
  await offline(true);
  await page.getByRole('button', { name: 'Download my data' }).click();
  await page.getByRole('alert').waitFor();
  await look('export, offline');
  await offline(false);
  // The message disappears by itself.
  await page.getByRole('button', { name: 'Download my data' }).click();
  await page.getByText('is saving ember-data.json').waitFor();
  await look('exported');
  await page.goto(`${run.site.url}/emberite/settings/delete-account`);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('alert').waitFor();
  await look('deletion, no address');
  expect(found).toEqual([]);
  tab.expectClean(/ERR_INTERNET_DISCONNECTED/, /NetworkError/);
  await tab.close();
});
