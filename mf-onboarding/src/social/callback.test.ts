import * as api from '@emberite/sdk/api';
import { NetworkError } from '@emberite/sdk/api';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSite, signInAtProvider } from '@emberite/testing';
import { failureOf } from '../auth-layout/check.ts';
import { createCallback } from './callback.ts';
import type { CallbackDeps } from './callback.ts';

const missing = 'Invalid authentication request. Missing required parameters.';
const refused = 'Authentication failed. Please try again.';
const email = 'kay@people.example';

const site = await openSite();
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

let entered: unknown[][];
beforeEach(() => {
  // Failures are logged, too.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  site.newBrowser();
  site.offline = false;
  entered = [];
});

function open(query: Record<string, string>, deps: Partial<CallbackDeps> = {}) {
  return createCallback({
    provider: 'google',
    query: new URLSearchParams(query),
    api,
    isSignedIn: () => Promise.resolve(false),
    enter(...how) {
      entered.push(how);
      return Promise.resolve();
    },
    ...deps,
  });
}

const comeBack = (isConfirmed = true) =>
  signInAtProvider(
    site.browser,
    '/api/auth/google-login?post_login_redirect_uri=/emberite/settings',
    { email, isConfirmed },
  );

test('the response of the provider signs in and leads to the requested page', async () => {
  const callback = open(await comeBack());
  expect(failureOf(callback.state)).toBeNull();
  await Promise.all([callback.authenticate(), callback.authenticate()]);
  expect(entered).toEqual([['google', '/emberite/settings']]);
  expect((await api.currentUser({})).identities).toMatchObject([{ provider: 'google' }]);
});

test.each([
  [{}, 'google' as const],
  [{ code: '' }, 'google' as const],
  [{ code: 'c' }, undefined],
])('sends nothing without code and provider: %j %s', async (query, provider) => {
  const callback = open(query as Record<string, string>, {
    provider,
    api: { authCallback: () => expect.unreachable() },
  });
  await callback.authenticate();
  expect(failureOf(callback.state)).toEqual({ message: missing, again: false });
});

test('a refusal at the provider, a wrong code and a used one fail for good', async () => {
  const failed = { message: refused, again: false };
  expect(failureOf(open({ error: 'access_denied' }).state)).toEqual(failed);
  const back = await comeBack();
  await open(back).authenticate();
  for (const query of [back, { code: 'wrong' }]) {
    const callback = open(query);
    await callback.authenticate();
    expect(failureOf(callback.state)).toEqual(failed);
  }
  expect(entered).toHaveLength(1);
});

test('finds itself signed in if another tab has finished', async () => {
  const here = open(await comeBack());
  await here.authenticate();
  const again = open({ code: 'used' }, { isSignedIn: () => Promise.resolve(true) });
  await again.authenticate();
  expect(failureOf(again.state)).toBeNull();
  expect(entered).toEqual([
    ['google', '/emberite/settings'],
    ['google', null],
  ]);
});

test('reports an address that the provider has not confirmed', async () => {
  const callback = open(await comeBack(false));
  await callback.authenticate();
  expect(failureOf(callback.state)).toMatchObject({ again: false });
  expect(failureOf(callback.state)).not.toMatchObject({ message: refused });
});

test('can be tried again after a connection failure, without sending a used code again', async () => {
  let fails = true;
  const callback = open(await comeBack(), {
    enter(...how) {
      if (fails) throw new NetworkError();
      entered.push(how);
      return Promise.resolve();
    },
  });
  site.offline = true;
  await callback.authenticate();
  expect(failureOf(callback.state)).toMatchObject({ again: true });
  site.offline = false;
  await callback.authenticate();
  expect(failureOf(callback.state)).toMatchObject({ again: true });
  fails = false;
  await callback.authenticate();
  expect(entered).toHaveLength(1);
});
