// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://localhost:4000" }
import * as api from '@emberite/sdk/api';
import { NetworkError } from '@emberite/sdk/api';
import { addPasskey } from '@emberite/sdk/passkeys';
import { openSite, plugInDevice } from '@emberite/testing';
import type { Device } from '@emberite/testing';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPasskeySignIn } from './passkey.ts';
import { isFull } from '../../../tools/sample.ts';

const site = await openSite();
afterAll(() => site.close());

let people = 0;
let email: string;
let device: Device;
let entered: number;
let leave = () => {};
beforeEach(async () => {
  // Failures are logged, too.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.body.innerHTML = '<input autocomplete="username webauthn">';
  site.newBrowser();
  people += 1;
  email = `person${people}@people.example`;
  await site.signIn(email);
  device = plugInDevice();
  await addPasskey('Mac');
  site.newBrowser();
  entered = 0;
});
afterEach(() => {
  leave();
  device.unplug();
  site.offline = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens the page. */
function open(enter = async () => {}) {
  const passkey = createPasskeySignIn({
    async enter() {
      await enter();
      entered += 1;
    },
  });
  leave = passkey.suggest();
  return passkey;
}

const suggests = (shown: boolean) => expect.poll(() => device.suggests).toBe(shown);
const who = async () => (await api.authMe({}))?.id ?? null;

/** How often the page has begun a sign-in. */
const begun = () => site.api.logLines.filter((line) => line.includes('sign-in/begin')).length;

test('the button signs in and ends the suggestion', async () => {
  const passkey = open();
  await suggests(true);
  const signingIn = passkey.signIn();
  expect(passkey.state.progress.status).toBe('busy');
  await signingIn;
  expect([entered, await who(), device.suggests]).toEqual([1, email, false]);
});

test('a suggested passkey signs in', async () => {
  const passkey = open();
  await suggests(true);
  device.pick();
  await expect.poll(() => entered).toBe(1);
  expect([await who(), passkey.state.progress.status]).toEqual([email, 'done']);
});

test('after a cancelled dialog nothing is said, and passkeys are suggested again', async () => {
  const passkey = open();
  await suggests(true);
  device.user = 'cancels';
  await passkey.signIn();
  expect([entered, passkey.state.progress]).toEqual([0, { status: 'done' }]);
  await suggests(true);
  device.user = 'agrees';
  device.pick();
  await expect.poll(() => entered).toBe(1);
});

test.runIf(isFull)('leaving the page ends the suggestion', async () => {
  open();
  await suggests(true);
  leave();
  await suggests(false);
});

test('a refused passkey says so, and the next try has a fresh challenge', async () => {
  const passkey = open();
  await suggests(true);
  // The browser loses its cookies meanwhile.
  site.newBrowser();
  device.pick();
  await expect.poll(() => passkey.state.progress.status).toBe('failed');
  expect(passkey.state.progress).toMatchObject({
    message: 'We could not use this passkey. Please try again or sign in another way.',
  });
  await suggests(true);
  device.pick();
  await expect.poll(() => entered).toBe(1);
});

test('a challenge is renewed before it expires', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  open();
  await suggests(true);
  const before = begun();
  site.api.pass(10 * 60_000);
  vi.advanceTimersByTime(10 * 60_000);
  await expect.poll(begun).toBe(before + 1);
  await suggests(true);
  // Without the new challenge it would be too late now.
  site.api.pass(10 * 60_000);
  device.pick();
  await expect.poll(() => entered).toBe(1);
});

test.runIf(isFull)('a challenge is renewed when the visitor returns after a sleep', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  open();
  await suggests(true);
  const before = begun();
  document.dispatchEvent(new Event('visibilitychange'));
  vi.setSystemTime(Date.now() + 10 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(begun).toBe(before + 1);
});

test('offline it says so on the button only, and tries again', async () => {
  site.offline = true;
  const passkey = open();
  await passkey.signIn();
  expect(passkey.state.progress).toEqual({
    status: 'failed',
    message: 'We cannot reach Ember. Please check your connection and try again.',
  });
  site.offline = false;
  await passkey.signIn();
  expect([entered, passkey.state.progress.status]).toEqual([1, 'done']);
});

test.runIf(isFull)('passkeys are suggested once the connection is back', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  site.offline = true;
  open();
  await expect.poll(() => fetched.mock.settledResults.at(0)?.type).toBe('rejected');
  site.offline = false;
  dispatchEvent(new Event('online'));
  await suggests(true);
});

test.runIf(isFull)(
  'an accepted passkey is not asked for again if the user cannot be fetched',
  async () => {
    let fails = true;
    const passkey = open(async () => {
      if (fails) throw new NetworkError();
    });
    await passkey.signIn();
    expect(passkey.state.progress.status).toBe('failed');
    fails = false;
    const before = begun();
    await passkey.signIn();
    expect([entered, begun()]).toEqual([1, before]);
  },
);

test.runIf(isFull)('two clicks ask once', async () => {
  const passkey = open();
  await suggests(true);
  const before = begun();
  await Promise.all([passkey.signIn(), passkey.signIn()]);
  expect([entered, begun()]).toEqual([1, before + 1]);
});
