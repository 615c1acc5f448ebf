import * as api from '@emberite/sdk/api';
import { openSite } from '@emberite/testing';
import { afterAll, expect, it } from 'vitest';

const { fetch } = globalThis;

const site = await openSite();
afterAll(async () => {
  await site.close();
  expect(globalThis.fetch).toBe(fetch);
});

it('is a visitor until somebody signs in, and again in a new browser', async () => {
  expect(await api.authMe({})).toBeNull();
  await site.signIn('kay@people.example');
  expect(await api.authMe({})).toMatchObject({ hasProfile: false });
  await site.becomeMember('kay@people.example');
  expect(await api.authMe({})).toMatchObject({ hasProfile: true });
  site.newBrowser();
  expect(await api.authMe({})).toBeNull();
});

it('cannot be reached while it is offline', async () => {
  site.offline = true;
  await expect(api.authMe({})).rejects.toBeInstanceOf(api.NetworkError);
  site.offline = false;
  expect(await api.authMe({})).toBeNull();
});
