import { expect, test } from 'vitest';
import { wayBack } from './way.ts';

const email = 'kay@people.example';

test('back through the provider of the last time, with its hint and a note of success', () => {
  const way = wayBack({ provider: 'google', email }, '/emberite/settings?tab=1#top');
  expect(way).toMatchObject({ name: 'provider', provider: 'Google' });
  const { pathname, searchParams } = new URL(way.name === 'provider' ? way.url : '', 'http://site');
  expect(pathname).toBe('/.auth/login/google');
  expect(Object.fromEntries(searchParams)).toEqual({
    login_hint: email,
    post_login_redirect_uri: '/emberite/settings?tab=1&authSuccess=true#top',
  });
});

test.each([null, { provider: 'magic-link', email }, { provider: 'somebody-new', email }])(
  'to the sign-in page after %j',
  (last) => {
    expect(wayBack(last, '/emberite')).toEqual({
      name: 'login',
      path: '/login?redirectedFrom=%2Femberite',
    });
  },
);
