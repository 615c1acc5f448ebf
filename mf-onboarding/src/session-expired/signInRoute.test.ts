import { expect, test } from 'vitest';
import { config, setConfig } from '@emberite/sdk/config';
import { signInRoute } from './signInRoute.ts';

const email = 'kay@people.example';

test('leads through the last provider, with a login hint and authSuccess', () => {
  const route = signInRoute({ provider: 'google', email }, '/emberite/settings?tab=1#top');
  expect(route).toMatchObject({ name: 'provider', provider: 'Google' });
  const { pathname, searchParams } = new URL(
    route.name === 'provider' ? route.url : '',
    'http://site',
  );
  expect(pathname).toBe('/.auth/login/google');
  expect(Object.fromEntries(searchParams)).toEqual({
    login_hint: email,
    post_login_redirect_uri: '/emberite/settings?tab=1&authSuccess=true#top',
  });
});

test('leads to the sign-in page after a provider that is no longer set up', () => {
  const site = { ...config };
  setConfig({ ...site, providers: ['microsoft'] });
  expect(signInRoute({ provider: 'google', email }, '/emberite')).toMatchObject({ name: 'login' });
  setConfig(site);
});

test('leads to the sign-in page after nobody', () => {
  expect(signInRoute(null, '/emberite')).toEqual({
    name: 'login',
    path: '/login?redirectedFrom=%2Femberite',
    email: null,
  });
});

test.each(['magic-link', 'passkey', 'somebody-new'])(
  'leads to the sign-in page after %s, with the address and authSuccess',
  (provider) => {
    expect(signInRoute({ provider, email }, '/emberite')).toEqual({
      name: 'login',
      path: '/login?redirectedFrom=%2Femberite%3FauthSuccess%3Dtrue',
      email,
    });
  },
);
