import type { CDPSession, Locator, Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { enterByCode, signIn, signInAtProvider } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { isFull } from '../../tools/sample.ts';

const run = useSite();

/** Cases of the full run only. */
const more = it.runIf(isFull);

let count = 0;
const newEmail = () => `passkey-${(count += 1)}@example.com`;

/** A device that stores passkeys, plugged into a page's browser. */
interface Device {
  passkeys(): Promise<number>;
  /** Whether the user agrees when the browser asks. */
  agrees(agrees: boolean): Promise<void>;
  /** Whether the user responds automatically, or waits. */
  answers(answers: boolean): Promise<void>;
}

async function plugInDevice(page: Page): Promise<Device> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    passkeys: async () =>
      (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    async agrees(isUserVerified) {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    async answers(enabled) {
      await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
}

/** Turns off suggestions: the device would respond to them by itself. */
async function withoutSuggestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
}

const settings = () => `${run.site.url}/emberite/settings/auth`;

/** Signs in a member and opens their passkeys. */
async function openPasskeys(page: Page, email: string): Promise<void> {
  const user = await signIn(run.site, page.context(), email);
  await user.becomeMember();
  await page.goto(settings());
  await page.getByText('You have no passkeys yet.').waitFor();
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText(`${name} is added.`).waitFor();
}

const passkeys = (page: Page) =>
  page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem');
const button = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });
const offer = (page: Page) => page.getByRole('region', { name: 'Sign in faster next time' });

it.runIf(isFull)('is added in the settings, signs in by the button, and is removed', async () => {
  const { page } = run.tab;
  await withoutSuggestions(page);
  const device = await plugInDevice(page);
  await openPasskeys(page, newEmail());
  await addPasskey(page, 'Work laptop');
  await expect.poll(() => passkeys(page).textContent()).toMatch(/Work laptop.*Not used yet/);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.waitForURL(`${run.site.url}/login`);
  await page.goto(settings());
  await page.waitForURL(/\/login\?redirectedFrom=/);
  await button(page).click();
  await page.waitForURL(settings());
  await expect.poll(() => passkeys(page).textContent()).toMatch(/Work laptop.*Last used/);
  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove passkey' });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('You have no passkeys yet.').waitFor();
  // The device forgets it, too, where the browser can tell it.
  await expect.poll(() => device.passkeys()).toBe(0);
  run.tab.expectClean();
});

it.runIf(isFull)(
  'is added 10 minutes after a sign-in only after another one, which leads back',
  async () => {
    const { page } = run.tab;
    await withoutSuggestions(page);
    const device = await plugInDevice(page);
    const email = newEmail();
    await openPasskeys(page, email);
    await page.getByText('This device').waitFor();
    await run.site.api.ageSignIns();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name of the passkey').fill('Work laptop');
    await page.getByRole('button', { name: 'Continue' }).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'please sign in again first' });
    await refusal.waitFor();
    expect(await device.passkeys()).toBe(0);
    await refusal.getByRole('link', { name: 'Sign in again' }).click();
    // The address is filled in, and stays the one that signs in.
    await page.getByText('to go on where you were').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    // Nothing is lost, even though the browser leaves the site.
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await signInAtProvider(page, email);
    await page.waitForURL(settings());
    await page.getByText('You are signed in again.').first().waitFor();
    expect(await page.getByLabel('Name of the passkey').inputValue()).toBe('Work laptop');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Work laptop is added.').waitFor();
    expect(await device.passkeys()).toBe(1);
    run.tab.expectClean(/403/, /ApiError/);
  },
);

it.runIf(isFull)('signs in when it is picked from the suggestions of the email field', async () => {
  const { page } = run.tab;
  const device = await plugInDevice(page);
  await openPasskeys(page, newEmail());
  await addPasskey(page, 'Phone');
  await device.answers(false);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.waitForURL(`${run.site.url}/login`);
  expect(await page.getByLabel('Email').getAttribute('autocomplete')).toBe('username webauthn');
  await device.answers(true);
  await page.waitForURL(`${run.site.url}/emberite`);
  run.tab.expectClean();
});

/** Presses a button, and holds back the server's response until the button is seen busy. */
async function pressUntilBusy(page: Page, pressed: Locator, busy: string): Promise<void> {
  const { promise: seen, resolve: ask } = Promise.withResolvers<void>();
  const hold = (route: Route) => seen.then(() => route.continue());
  await page.route('**/api/auth/passkeys/**begin', hold, { times: 1 });
  await pressed.click();
  await page.getByRole('button', { name: busy }).waitFor();
  ask();
}

it.runIf(isFull)('says nothing after the user cancelled in the browser', async () => {
  const { page } = run.tab;
  await withoutSuggestions(page);
  const device = await plugInDevice(page);
  await openPasskeys(page, newEmail());
  await device.agrees(false);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Phone');
  await pressUntilBusy(page, page.getByRole('button', { name: 'Continue' }), 'Adding...');
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await device.agrees(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Phone is added.').waitFor();

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.waitForURL(`${run.site.url}/login`);
  await device.agrees(false);
  await pressUntilBusy(page, button(page), 'Signing in...');
  await button(page).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await device.agrees(true);
  await button(page).click();
  await page.waitForURL(`${run.site.url}/emberite`);
  run.tab.expectClean();
});

/** Makes a member who has no session in this browser. */
async function newMember(page: Page): Promise<string> {
  const email = newEmail();
  const user = await signIn(run.site, page.context(), email);
  await user.becomeMember('dad_joke');
  await page.context().clearCookies();
  return email;
}

async function signInByCode(page: Page, email: string): Promise<void> {
  await page.goto(`${run.site.url}/login`);
  await enterByCode(run.site, page, email);
  await page.waitForURL(`${run.site.url}/emberite`);
}

it.runIf(isFull)(
  'is offered once after a sign-in by code, and not again after "Not now"',
  async () => {
    const { page } = run.tab;
    await plugInDevice(page);
    const email = await newMember(page);
    await signInByCode(page, email);
    await offer(page).waitFor();
    // It stays while the member looks around, and is gone after a reload.
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await page.getByRole('link', { name: 'Journey' }).first().click();
    await offer(page).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Your journey' }).waitFor();
    expect(await offer(page).count()).toBe(0);

    await page.context().clearCookies();
    await signInByCode(page, email);
    await offer(page).getByRole('button', { name: 'Not now' }).click();
    await expect.poll(() => offer(page).count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Your journey');

    await page.context().clearCookies();
    await signInByCode(page, email);
    await page.getByRole('heading', { name: 'Your journey' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await offer(page).count()).toBe(0);
    run.tab.expectClean();
  },
);

more('is offered after a sign-in with a link, where the user wanted to go first', async () => {
  const { page } = run.tab;
  const device = await plugInDevice(page);
  const email = await newMember(page);
  await page.goto(`${run.site.url}/login?redirectedFrom=/emberite/settings`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  await page.goto(await run.site.linkFor(email));
  await page.waitForURL(`${run.site.url}/emberite/settings`);
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(await offer(page).count()).toBe(0);
  await page.getByRole('link', { name: 'Journey' }).first().click();
  await offer(page).getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('Passkey added. Use it the next time you sign in.').first().waitFor();
  expect([await offer(page).count(), await device.passkeys()]).toEqual([0, 1]);
  run.tab.expectClean();
});

more('is offered after a sign-in at a provider', async () => {
  const { page } = run.tab;
  await plugInDevice(page);
  const email = await newMember(page);
  await page.goto(`${run.site.url}/login`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await signInAtProvider(page, email);
  await page.waitForURL(`${run.site.url}/emberite`);
  await offer(page).waitFor();
  run.tab.expectClean();
});

more('is not offered in the welcome, nor where the device cannot keep one', async () => {
  const { page } = run.tab;
  await signInByCode(page, await newMember(page));
  await page.getByRole('heading', { name: 'Your journey' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await offer(page).count()).toBe(0);
  await page.context().clearCookies();
  await plugInDevice(page);
  await page.goto(`${run.site.url}/create-account`);
  await enterByCode(run.site, page, newEmail());
  await page.waitForURL(`${run.site.url}/welcome?*`);
  await page.waitForLoadState('networkidle');
  expect(await offer(page).count()).toBe(0);
  run.tab.expectClean();
});

more('shows nothing in a browser without passkeys', async () => {
  const { page } = run.tab;
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('passkeys')) calls.push(request.url());
  });
  await page.goto(`${run.site.url}/login`);
  await expect.poll(() => button(page).count()).toBe(0);
  const email = await newMember(page);
  await signInByCode(page, email);
  await page.goto(settings());
  await page.getByRole('heading', { name: 'Ways you sign in' }).waitFor();
  expect([await page.getByRole('region', { name: 'Passkeys' }).count(), calls]).toEqual([0, []]);
  run.tab.expectClean();
});

more('says that a passkey is no longer known, and another way still works', async () => {
  const { page } = run.tab;
  await withoutSuggestions(page);
  await page.addInitScript(() => {
    // Simulates a browser that cannot notify the device.
    Reflect.deleteProperty(PublicKeyCredential, 'signalUnknownCredential');
  });
  await plugInDevice(page);
  const email = newEmail();
  await openPasskeys(page, email);
  await addPasskey(page, 'Phone');
  await page.getByRole('button', { name: 'Remove Phone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('You have no passkeys yet.').waitFor();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.waitForURL(`${run.site.url}/login`);
  await button(page).click();
  await page
    .getByRole('alert')
    .getByText('We could not use this passkey. Please try again or sign in another way.')
    .waitFor();
  await enterByCode(run.site, page, email);
  await page.waitForURL(`${run.site.url}/emberite`);
  run.tab.expectClean(/sign-in$/, /ApiError/, /400/);
});

more('says at its place that the list, a new passkey or a removal failed', async () => {
  const { page } = run.tab;
  await plugInDevice(page);
  await openPasskeys(page, newEmail());
  await addPasskey(page, 'Phone');
  await page.route('**/api/auth/passkeys**', (route) => route.abort());
  await page.reload();
  const failed = page
    .getByRole('alert')
    .filter({ hasText: /We cannot reach Ember\.|You are offline\./ });
  await failed.getByText('We could not load your passkeys.').waitFor();
  await page.unroute('**/api/auth/passkeys**');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Phone', { exact: true }).first().waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Remove Phone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await failed.getByText('This passkey was not removed.').waitFor();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => failed.count()).toBe(2);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Continue' }).click();
  // The device has one already.
  await page.getByText('This device already has a passkey for your account.').waitFor();
});

more('stops suggesting when the page is left', async () => {
  const { page } = run.tab;
  const device = await plugInDevice(page);
  await openPasskeys(page, newEmail());
  await addPasskey(page, 'Phone');
  await device.answers(false);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  const begun = page.waitForResponse(/passkeys\/sign-in\/begin$/);
  await page.waitForURL(`${run.site.url}/login`);
  await begun;
  await page.getByRole('link', { name: 'Ember' }).first().click();
  await page.waitForURL(`${run.site.url}/`);
  await device.answers(true);
  await page.waitForLoadState('networkidle');
  expect(page.url()).toBe(`${run.site.url}/`);
  run.tab.expectClean();
});
