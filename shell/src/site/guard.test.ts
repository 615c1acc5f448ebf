// @vitest-environment jsdom
import * as api from '@emberite/sdk/api';
import { config } from '@emberite/sdk/config';
import type { Access } from '@emberite/sdk/page';
import { signedIn } from '@emberite/sdk/session';
import { setUser } from '@emberite/sdk/session';
import { newProfile, openSite } from '@emberite/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guard } from './guard.ts';

const site = await openSite();
afterAll(() => site.close());

/** Where the guard redirects a user who opens a page with that access; `missing` if there is none, `null` if nowhere. */
const redirectFor = async (access: Access, path = '/somewhere') => {
  const route = { path, access, frame: 'bare', title: 'A page', remote: 'mf-sample' } as const;
  const redirect = await guard(route, path === '/' ? '/' : `${path}?tab=2#top`);
  return redirect === 'missing' ? redirect : (redirect?.to ?? null);
};

describe('a visitor', () => {
  it('may open public pages, including the landing page', async () => {
    expect([await redirectFor('public'), await redirectFor('public', '/')]).toEqual([null, null]);
  });

  it('finds no page of staff', async () => {
    expect(await redirectFor('staff')).toBe('missing');
  });

  it.each(['signed-in', 'account', 'member'] as const)(
    'is redirected from %s pages to sign in, with a return path',
    async (access) => {
      expect(await redirectFor(access)).toBe(
        `${config.roles.login}?redirectedFrom=%2Fsomewhere%3Ftab%3D2%23top`,
      );
    },
  );
});

describe('a signed-in user without a profile', () => {
  beforeAll(async () => {
    await site.signIn('new@people.example');
    await signedIn();
  });

  it.each(['public', 'signed-in', 'account'] as const)('may open %s pages', async (access) => {
    expect(await redirectFor(access)).toBeNull();
  });

  it('is redirected to the welcome steps, also from the landing page', async () => {
    expect(await redirectFor('member')).toBe(config.roles.welcome);
    expect(await redirectFor('public', '/')).toBe(config.roles.welcome);
  });
});

describe('a member', () => {
  beforeAll(async () => {
    await site.browser.post('/api/profiles', { profile: newProfile, inviteCode: 'EMBER-WELCOME' });
    await signedIn();
  });

  it.each(['public', 'account', 'member'] as const)('may open %s pages', async (access) => {
    expect(await redirectFor(access)).toBeNull();
  });

  it('is redirected from the welcome steps and the landing page', async () => {
    expect(await redirectFor('signed-in')).toBe(config.roles.home);
    expect(await redirectFor('public', '/')).toBe(config.roles.home);
  });

  it('finds no page of staff, unless the API says that this session is one of staff', async () => {
    expect(await redirectFor('staff')).toBe('missing');
    const user = (await api.authMe({}))!;
    setUser({ ...user, isStaff: true });
    expect(await redirectFor('staff')).toBeNull();
    setUser(user);
    expect(await redirectFor('staff')).toBe('missing');
  });

  it('is redirected to sign in once the session has ended', async () => {
    await api.logout({});
    const { sessionEnded } = await import('@emberite/sdk/session');
    sessionEnded();
    expect(await redirectFor('member')).toContain(config.roles.login);
  });
});
