import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openTab } from '@emberite/testing/harness/browser';
import { enterByCode, signIn } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { isFull } from '../../tools/sample.ts';

const run = useSite();

const auth = () => `${run.site.url}/emberite/settings/auth`;
const sessions = (page: Page) =>
  page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');

it.runIf(isFull)('lists the sessions of a member, ends one, and signs out everywhere', async () => {
  const { page } = run.tab;
  const email = 'sessions@example.com';
  await (await signIn(run.site, page.context(), email)).becomeMember();
  const phone = await openTab(run.browser, {
    viewport: { width: 360, height: 800 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });
  const laptop = await openTab(run.browser);
  for (const tab of [phone, laptop]) {
    await tab.page.goto(auth());
    await enterByCode(run.site, tab.page, email);
    await tab.page.waitForURL(auth());
  }

  await page.goto(auth());
  await expect.poll(() => sessions(page).count()).toBe(3);
  const texts = await sessions(page).allInnerTexts();
  expect(texts[0]).toMatch(/This device/);
  expect(texts.join()).toMatch(/Safari on iOS\s+Signed in /);
  await page.getByRole('button', { name: 'End the session of Safari on iOS' }).click();
  await expect.poll(() => sessions(page).count()).toBe(2);
  await phone.page.reload();
  await phone.page.waitForURL(/\/login\?redirectedFrom=/);

  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await page.waitForURL(`${run.site.url}/login`);
  await laptop.page.getByRole('link', { name: 'Journey' }).first().click();
  await laptop.page.waitForURL(/\/login\?redirectedFrom=/);
  expect(await (await laptop.page.request.get(`${run.site.url}/api/auth/me`)).json()).toBeNull();
  run.tab.expectClean();
  phone.expectClean(/401/);
  laptop.expectClean(/401/, /ApiError/);
  await phone.close();
  await laptop.close();
});

it.runIf(isFull)('asks at sign-out what to do with drafts, and keeps or removes them', async () => {
  const { page } = run.tab;
  const email = 'drafts@example.com';
  await (await signIn(run.site, page.context(), email)).becomeMember();
  const recordings = `ember.recordings.${email}`;
  /** The member's data in this browser. */
  const kept = () =>
    page.evaluate(
      async (id) => [
        ...Object.entries(localStorage).flatMap(([key, value]) => (value.includes(id) ? key : [])),
        ...(await indexedDB.databases()).flatMap(({ name }) => name ?? []),
      ],
      email,
    );
  const question = page.getByRole('dialog', { name: 'Keep my drafts on this device?' });
  const signOut = () => page.getByRole('button', { name: 'Sign Out', exact: true }).click();

  // An edit that is not saved, and a recording whose upload was interrupted.
  await page.goto(`${run.site.url}/emberite/settings/basic`);
  await page.getByLabel('Nickname').fill('Wren');
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open(name, 1);
        request.addEventListener('upgradeneeded', () => {
          request.result
            .createObjectStore('video-drafts', { keyPath: 'promptId' })
            .add({ promptId: 'dad_joke', promptType: 'fun', bytes: new ArrayBuffer(8), type: '' });
        });
        request.addEventListener('success', () => {
          request.result.close();
          resolve();
        });
      }),
    recordings,
  );
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto(auth());

  await signOut();
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await (await page.request.get(`${run.site.url}/api/auth/me`)).json()).not.toBeNull();

  await signOut();
  await question.getByRole('button', { name: 'Keep my drafts' }).click();
  await page.waitForURL(`${run.site.url}/login`);
  expect(await kept()).toEqual(['ember.basic-info', recordings]);

  await page.goto(`${run.site.url}/login?redirectedFrom=/emberite/settings/basic`);
  await enterByCode(run.site, page, email);
  await expect.poll(() => page.getByLabel('Nickname').inputValue()).toBe('Wren');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto(auth());
  await signOut();
  await question.getByRole('button', { name: 'Remove them' }).click();
  await page.waitForURL(`${run.site.url}/login`);
  expect(await kept()).toEqual([]);

  // Nothing is left to ask about.
  await page.goto(`${run.site.url}/login?redirectedFrom=/emberite/settings/auth`);
  await enterByCode(run.site, page, email);
  await page.waitForURL(auth());
  await signOut();
  await page.waitForURL(`${run.site.url}/login`);
  expect(await kept()).toEqual([]);
  run.tab.expectClean();
});
