import * as api from '@emberite/sdk/api';
import { NetworkError } from '@emberite/sdk/api';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSite, secretIn } from '@emberite/testing';
import { failureOf } from '../auth-layout/check.ts';
import { createMagicLink } from './magicLink.ts';
import type { MagicLinkDeps } from './magicLink.ts';

const missing = 'Invalid magic link. Missing required parameters.';
const refused = 'Invalid or expired link. Please request a new magic link.';

const site = await openSite();
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

let people = 0;
let email: string;
let entered: number;
beforeEach(() => {
  // Failures are logged, too.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  site.newBrowser();
  site.offline = false;
  people += 1;
  email = `person${people}@people.example`;
  entered = 0;
});

function open(deps: Partial<MagicLinkDeps>) {
  return createMagicLink({
    email,
    secret: null,
    api,
    requestedHere: () => true,
    isSignedIn: () => Promise.resolve(false),
    enter() {
      entered += 1;
      return Promise.resolve();
    },
    ...deps,
  });
}

async function mailedSecret(): Promise<string> {
  await api.magicLinkSend({ email });
  return secretIn(await site.api.mailTo(email));
}

test('a link requested in this browser signs in on its own', async () => {
  const link = open({ secret: await mailedSecret() });
  expect(link.state).toMatchObject({ waits: false, refused: null });
  await link.start();
  expect(entered).toBe(1);
  expect((await api.currentUser({})).id).toBe(email);
});

test('a link requested elsewhere waits for a click', async () => {
  const link = open({ secret: await mailedSecret(), requestedHere: () => false });
  await link.start();
  expect([link.state.waits, entered]).toEqual([true, 0]);
  await link.verify();
  expect(entered).toBe(1);
});

test.each([
  { email: null, secret: 'secret' },
  { email: 'kay@people.example', secret: null },
  { email: '', secret: '' },
])('sends nothing if a part is missing: %j', async (parts) => {
  const link = open({ ...parts, api: { magicLinkSecret: () => expect.unreachable() } });
  await link.start();
  await link.verify();
  expect(failureOf(link.state)).toEqual({ message: missing, again: false });
});

test('a wrong or used secret fails for good', async () => {
  const secret = await mailedSecret();
  const wrong = open({ secret: 'wrong' });
  await wrong.start();
  expect(failureOf(wrong.state)).toEqual({ message: refused, again: false });
  await open({ secret }).start();
  const second = open({ secret });
  await second.start();
  expect([failureOf(second.state)?.again, entered]).toEqual([false, 1]);
});

test('the link of an earlier mail says that a newer one exists', async () => {
  const earlier = await mailedSecret();
  site.api.pass(14 * 60_000);
  await mailedSecret();
  site.api.pass(60_000);
  const link = open({ secret: earlier });
  await link.start();
  const message = 'This link is from an earlier email. Use the link or the code in the newest one.';
  expect(failureOf(link.state)).toEqual({ message, again: false });
});

test('a visitor who is already signed in with the address needs no click', async () => {
  const link = open({
    secret: await mailedSecret(),
    requestedHere: () => false,
    isSignedIn: (address) => Promise.resolve(address === email),
  });
  await link.start();
  expect([entered, link.state.waits]).toEqual([1, false]);
});

test('a used link signs in again if its address is already signed in', async () => {
  const secret = await mailedSecret();
  await open({ secret }).start();
  const second = open({ secret, isSignedIn: (address) => Promise.resolve(address === email) });
  await second.start();
  expect(entered).toBe(2);
});

test('the same link can be tried again after a connection failure', async () => {
  const link = open({ secret: await mailedSecret() });
  site.offline = true;
  await link.start();
  expect(failureOf(link.state)).toMatchObject({ again: true });
  site.offline = false;
  await link.verify();
  expect(entered).toBe(1);
});

test('the used link is not sent again if the user cannot be fetched', async () => {
  let fails = true;
  const link = open({
    secret: await mailedSecret(),
    async enter() {
      if (fails) throw new NetworkError();
      entered += 1;
    },
  });
  await link.start();
  expect(failureOf(link.state)).toMatchObject({ again: true });
  fails = false;
  await link.verify();
  expect(entered).toBe(1);
});

test('two starts use the link once', async () => {
  const link = open({ secret: await mailedSecret() });
  await Promise.all([link.start(), link.start(), link.verify()]);
  expect([entered, link.state.waits]).toEqual([1, false]);
});
