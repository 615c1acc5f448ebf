import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { isFull } from '../../../tools/sample.ts';

const run = useSite();

/** The link in the bar at the top of a public page. */
const way = (page: Page) => page.getByRole('banner').getByRole('link').last();

async function becomeMember(email: string): Promise<void> {
  const user = await signIn(run.site, run.tab.page.context(), email);
  await user.becomeMember();
}

it.runIf(isFull)(
  'shows a member the way back from a public page before any code has loaded',
  async () => {
    const { page } = run.tab;
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    for (const path of ['/privacy-policy', '/no-such-page']) {
      await page.context().clearCookies();
      await page.goto(run.site.url + path);
      expect(await way(page).innerText()).toBe('Login');
      await becomeMember(`reader${path.replaceAll('/', '-')}@example.com`);
      await page.reload();
      expect(await way(page).innerText()).toBe('To my journey');
    }
  },
);

it.runIf(isFull)('follows signing in and out, and leads into the member area', async () => {
  const { page } = run.tab;
  const email = 'hinted@example.com';
  await signIn(run.site, page.context(), email);
  await page.goto(`${run.site.url}/press`);
  // Somebody without a profile has no journey yet.
  expect(await way(page).innerText()).toBe('Login');
  await becomeMember('another-reader@example.com');
  await page.reload();
  await way(page).click();
  await page.waitForURL(`${run.site.url}/emberite`);
  await page.goto(`${run.site.url}/emberite/settings/auth`);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.waitForURL(`${run.site.url}/login`);
  // In the same document.
  await page.getByRole('link', { name: 'Press' }).click();
  await page.getByRole('heading', { level: 1, name: 'Our Story in the News' }).waitFor();
  expect(await way(page).innerText()).toBe('Login');
  run.tab.expectClean();
});
