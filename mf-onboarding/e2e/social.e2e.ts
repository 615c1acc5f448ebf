import { expect, it } from 'vitest';
import { stopClock } from '@emberite/testing/harness/browser';
import { signIn, signInAtProvider } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { isFull } from '../../tools/sample.ts';

const run = useSite();

let count = 0;
const newEmail = () => `friend-${(count += 1)}@example.com`;

it.runIf(isFull).each(['Microsoft', 'Google'])(
  'signs a newcomer in with %s, and recognizes them the next time',
  async (provider) => {
    const { page } = run.tab;
    const email = newEmail();
    await page.goto(`${run.site.url}/create-account`);
    await page.getByRole('link', { name: `Continue with ${provider}` }).click();
    await signInAtProvider(page, email);
    await page.waitForURL(`${run.site.url}/welcome?*`);
    await page.getByText(email).waitFor();
    await page.context().clearCookies();
    await stopClock(page);
    await page.goto(`${run.site.url}/session-expired?redirectedFrom=/welcome`);
    await page.getByRole('heading', { name: 'Session expired' }).waitFor();
    await page.getByRole('timer', { name: 'Seconds left: 5' }).waitFor();
    await page.clock.runFor(5_000);
    await page.clock.resume();
    // The countdown alone leads to the provider, which already has the address.
    await page.getByRole('heading', { name: 'Local sign-in' }).waitFor();
    expect(await page.getByLabel('Email address').inputValue()).toBe(email);
    await signInAtProvider(page, email);
    await page.getByRole('status').filter({ hasText: 'You are signed in again.' }).waitFor();
    await page.waitForURL(`${run.site.url}/welcome?*`);
    run.tab.expectClean();
  },
);

it.runIf(isFull)('returns a member to the page they wanted to open', async () => {
  const { page } = run.tab;
  const email = newEmail();
  const user = await signIn(run.site, page.context(), email);
  await user.becomeMember();
  await page.context().clearCookies();
  await page.goto(`${run.site.url}/emberite/settings/auth`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await signInAtProvider(page, email);
  await page.waitForURL(`${run.site.url}/emberite/settings/auth`);
  // Both ways to sign in belong to the one account.
  await page.getByText('Magic Link', { exact: true }).waitFor();
  await page.getByText('Google', { exact: true }).waitFor();
  run.tab.expectClean();
});

it.runIf(isFull)(
  'says that Ember cannot be reached before it leaves for a provider, and keeps the address',
  async () => {
    const { page } = run.tab;
    const email = newEmail();
    await page.goto(`${run.site.url}/login`);
    await page.getByLabel('Email').fill(email);
    run.site.api.cut();
    const google = page.getByRole('link', { name: 'Continue with Google' });
    await google.click();
    await page.getByRole('alert').getByText('We cannot reach Ember right now.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    run.site.api.mend();
    await google.click();
    await page.getByRole('heading', { name: 'Local sign-in' }).waitFor();
    run.tab.expectClean(/502/, /ApiError/);
  },
);

it.runIf(isFull)(
  'tells a user who cancelled at the provider, and links back to the login',
  async () => {
    const { page } = run.tab;
    await page.goto(`${run.site.url}/login/callback/google?error=access_denied`);
    await page.getByRole('heading', { level: 1, name: 'Authentication Failed' }).waitFor();
    await page.getByText('Authentication failed. Please try again.').waitFor();
    await page.getByRole('link', { name: 'Return to login' }).click();
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
    run.tab.expectClean();
  },
);

it.runIf(isFull)(
  'sends a user without a known provider from the expired session to the login',
  async () => {
    const { page } = run.tab;
    await page.goto(`${run.site.url}/session-expired`);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(`${run.site.url}/login?redirectedFrom=%2Femberite`);
    run.tab.expectClean();
  },
);
