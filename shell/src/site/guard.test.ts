// @vitest-environment jsdom
import { newProfile } from '@emberite/api/testing';
import { api } from '@emberite/sdk/api';
import type { Access } from '@emberite/sdk/page';
import { signedIn } from '@emberite/sdk/session';
import { openSite } from '@emberite/sdk/testing';
import type { Site } from '@emberite/sdk/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guard } from './guard.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Where somebody who opens a page of that access is sent. */
const sentTo = async (access: Access, path = '/somewhere') => {
  const route = { path, access, frame: 'bare', title: 'A page', remote: 'mf-sample' } as const;
  return (await guard(route, path === '/' ? '/' : `${path}?tab=2#top`))?.to ?? null;
};

describe('a visitor', () => {
  it('opens public pages, the landing page too', async () => {
    expect([await sentTo('public'), await sentTo('public', '/')]).toEqual([null, null]);
  });

  it.each(['signed-in', 'member'] as const)('signs in for %s, and comes back', async (access) => {
    expect(await sentTo(access)).toBe('/login?redirectedFrom=%2Fsomewhere%3Ftab%3D2%23top');
  });
});

describe('somebody signed in without a profile', () => {
  beforeAll(async () => {
    await site.signIn('new@people.example');
    await signedIn();
  });

  it('opens public pages and those for the signed-in', async () => {
    expect([await sentTo('public'), await sentTo('signed-in')]).toEqual([null, null]);
  });

  it('is welcomed first, from the landing page as well', async () => {
    expect(await sentTo('member')).toBe('/welcome');
    expect(await sentTo('public', '/')).toBe('/welcome');
  });
});

describe('a member', () => {
  beforeAll(async () => {
    await site.browser.post('/api/profiles', { profile: newProfile, inviteCode: 'EMBER-WELCOME' });
    await signedIn();
  });

  it('opens public pages and those for members', async () => {
    expect([await sentTo('public'), await sentTo('member')]).toEqual([null, null]);
  });

  it('is past the welcome and the landing page', async () => {
    expect(await sentTo('signed-in')).toBe('/emberite');
    expect(await sentTo('public', '/')).toBe('/emberite');
  });

  it('signs in again once the session has ended', async () => {
    await api.logout({});
    const { sessionEnded } = await import('@emberite/sdk/session');
    sessionEnded();
    expect(await sentTo('member')).toMatch(/^\/login/);
  });
});
