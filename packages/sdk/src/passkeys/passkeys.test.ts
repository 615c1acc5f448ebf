// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://localhost:4000" }
import * as api from '@emberite/sdk/api';
import {
  addPasskey,
  askForPasskey,
  canSuggestPasskeys,
  canUsePasskeys,
  planPasskeyOffer,
  removePasskey,
  signInWithPasskey,
} from '@emberite/sdk/passkeys';
import { config } from '@emberite/sdk/config';
import { signedIn } from '@emberite/sdk/session';
import { passkeyOffer } from '@emberite/sdk/storage';
import { openSite, plugInDevice } from '@emberite/testing';
import type { Device } from '@emberite/testing';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isFull } from '../../../../tools/sample.ts';

const site = await openSite();
afterAll(() => site.close());

let people = 0;
let email: string;
let device: Device;
beforeEach(async () => {
  site.newBrowser();
  people += 1;
  email = `person${people}@people.example`;
  await site.signIn(email);
  await signedIn();
  device = plugInDevice();
});
afterEach(() => device.unplug());

const names = async () => (await api.passkeyList({})).passkeys.map(({ name }) => name);

/** Adds a field that passkeys can be suggested in. */
function withField() {
  document.body.innerHTML = '<input autocomplete="username webauthn">';
}

test('a passkey is added, signs in from another browser, and is removed here and on the device', async () => {
  const added = await addPasskey('Mac');
  expect(added).toMatchObject({ id: device.passkeys()[0], name: 'Mac', lastUsedAt: null });
  site.newBrowser();
  const proof = await askForPasskey();
  await signInWithPasskey(proof!);
  expect((await api.currentUser({})).id).toBe(email);
  await removePasskey(added!.id);
  expect([await names(), device.passkeys()]).toEqual([[], []]);
});

test('a user who cancels changes nothing', async () => {
  device.user = 'cancels';
  expect(await addPasskey('Mac')).toBeNull();
  expect(await askForPasskey()).toBeNull();
  expect([await names(), device.passkeys()]).toEqual([[], []]);
});

test.runIf(isFull)(
  'a suggestion waits until the user picks one, or its signal ends it',
  async () => {
    withField();
    await addPasskey('Mac');
    const stop = new AbortController();
    const stopped = askForPasskey({ suggest: true, signal: stop.signal });
    await expect.poll(() => device.suggests).toBe(true);
    stop.abort();
    expect([await stopped, device.suggests]).toEqual([null, false]);
    const picked = askForPasskey({ suggest: true });
    await expect.poll(() => device.suggests).toBe(true);
    device.pick();
    expect(await picked).toMatchObject({ id: device.passkeys()[0] });
  },
);

test.runIf(isFull)('the dialog ends a suggestion', async () => {
  withField();
  await addPasskey('Mac');
  const suggestion = askForPasskey({ suggest: true });
  await expect.poll(() => device.suggests).toBe(true);
  expect(await askForPasskey()).not.toBeNull();
  expect(await suggestion).toBeNull();
});

test.runIf(isFull)('says that the device already has one', async () => {
  await addPasskey('Mac');
  await expect(addPasskey('Mac again')).rejects.toMatchObject({
    code: 'passkey-exists',
    message: 'This device already has a passkey for your account.',
  });
});

test('says that the device cannot keep one', async () => {
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(
    new DOMException('No PIN.', 'ConstraintError'),
  );
  await expect(addPasskey('Key')).rejects.toMatchObject({ code: 'passkey-unsupported' });
});

test('the device forgets a passkey that the server refused', async () => {
  const begin = vi.spyOn(navigator.credentials, 'create');
  const { create } = navigator.credentials;
  begin.mockImplementationOnce((options) => {
    // It signs another challenge than that of the server.
    const publicKey = { ...options!.publicKey!, challenge: new Uint8Array(32) };
    return create.call(navigator.credentials, { publicKey });
  });
  await expect(addPasskey('Mac')).rejects.toMatchObject({ code: 'passkey-refused' });
  expect([await names(), device.passkeys()]).toEqual([[], []]);
});

test('works only in a browser with passkeys, at the address of the site', async () => {
  expect([canUsePasskeys(), await canSuggestPasskeys()]).toEqual([true, true]);
  const { siteUrl } = config;
  config.siteUrl = 'https://ember.example';
  expect([canUsePasskeys(), await canSuggestPasskeys()]).toEqual([false, false]);
  config.siteUrl = siteUrl;
  device.unplug();
  expect([canUsePasskeys(), await canSuggestPasskeys()]).toEqual([false, false]);
});

test('an offer is due for a user without a passkey', async () => {
  await planPasskeyOffer();
  expect(passkeyOffer.due).toBe(true);
  await addPasskey('Mac');
  expect(passkeyOffer.due).toBe(false);
  await planPasskeyOffer();
  expect(passkeyOffer.due).toBe(false);
});

test.runIf(isFull)(
  'an offer that was declined is due again after 30 days, for another user at once',
  async () => {
    const daysAgo = (days: number) => Date.now() - days * 24 * 60 * 60_000;
    passkeyOffer.declinedAt = daysAgo(29);
    await planPasskeyOffer();
    expect(passkeyOffer.due).toBe(false);
    passkeyOffer.declinedAt = daysAgo(30);
    await planPasskeyOffer();
    expect(passkeyOffer.due).toBe(true);

    Object.assign(passkeyOffer, { due: false, declinedAt: Date.now() });
    site.newBrowser();
    await site.signIn('somebody-else@people.example');
    await signedIn();
    await planPasskeyOffer();
    expect(passkeyOffer.due).toBe(true);
  },
);

test.runIf(isFull)(
  'no offer is due where the device cannot keep one, or the server cannot be asked',
  async () => {
    vi.spyOn(
      PublicKeyCredential,
      'isUserVerifyingPlatformAuthenticatorAvailable',
    ).mockResolvedValueOnce(false);
    await planPasskeyOffer();
    site.offline = true;
    await planPasskeyOffer();
    site.offline = false;
    expect(passkeyOffer.due).toBe(false);
  },
);
