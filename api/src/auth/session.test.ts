import { expect, test } from 'vitest';
import { day, minute } from '../clock.ts';
import { codeIn, newMember } from '../testing/index.ts';
import type { TestApi } from '../testing/index.ts';
import { useTestApi } from '../../testing/useTestApi.ts';

const api = useTestApi();

const signInCookies = async (started: TestApi, email: string) => {
  const browser = started.browser();
  await browser.post('/api/auth/magic-link/send', { email });
  const code = codeIn(await started.mailTo(email));
  const { headers } = await browser.post('/api/auth/magic-link/code', { email, code });
  return headers.getSetCookie();
};

test('a visitor has no session and no cookies', async () => {
  const browser = api.browser();
  const { status, body, headers } = await browser.get('/api/auth/me');
  expect([status, body, headers.getSetCookie()]).toEqual([200, null, []]);
  const refused = await browser.get('/api/users/currentUser');
  expect([refused.status, refused.body]).toEqual([
    401,
    expect.objectContaining({ code: 'not-signed-in' }),
  ]);
});

test('signing in sets two cookies no script can read, and a hint', async () => {
  const [token, browser, hint] = await signInCookies(api, 'cookie@people.example');
  expect(token).toMatch(/^ember_sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(browser).toMatch(
    /^ember_browser=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(hint).toBe('ember_session=1; Max-Age=2592000; Path=/; SameSite=Lax');
});

test('signing in again ends the previous session', async () => {
  const browser = await api.signedIn('rotate@people.example');
  const old = browser.cookies.get('ember_sid') ?? '';
  await browser.post('/api/auth/magic-link/send', { email: 'rotate@people.example' });
  const code = codeIn(await api.mailTo('rotate@people.example'));
  await browser.post('/api/auth/magic-link/code', { email: 'rotate@people.example', code });
  expect(browser.cookies.get('ember_sid')).not.toBe(old);
  const stale = api.browser();
  stale.cookies.set('ember_sid', old);
  expect((await stale.get('/api/auth/me')).body).toBeNull();
});

test('signing out ends this session and no other', async () => {
  const phone = await api.signedIn('out@people.example');
  const laptop = await api.signedIn('out@people.example');
  const old = phone.cookies.get('ember_sid') ?? '';
  expect((await phone.post('/api/auth/logout', {})).status).toBe(200);
  expect([...phone.cookies.keys()]).toEqual([]);
  phone.cookies.set('ember_sid', old);
  expect((await phone.get('/api/users/currentUser')).status).toBe(401);
  expect((await laptop.get('/api/users/currentUser')).status).toBe(200);
  expect((await api.browser().post('/api/auth/logout', {})).status).toBe(200);
});

test('a hint without a session is deleted', async () => {
  const browser = api.browser();
  browser.cookies.set('ember_session', '1').set('ember_sid', 'made-up');
  expect((await browser.get('/api/auth/me')).body).toBeNull();
  expect([...browser.cookies.keys()]).toEqual([]);
});

test('the hint of a member says where they live', async () => {
  const browser = await newMember(api, 'lives@people.example');
  const hinted = () => browser.cookies.get('ember_session');
  expect(hinted()).toBe('CA%3ABC%3ARevelstoke');
  browser.cookies.set('ember_session', '1');
  await browser.get('/api/auth/me');
  expect(hinted()).toBe('CA%3ABC%3ARevelstoke');
});

test('a session changes its token once a day, and the previous one ends', async () => {
  const browser = await api.signedIn('renewed@people.example');
  const stolen = api.browser();
  const [first = ''] = browser.cookies.values();
  stolen.cookies.set('ember_sid', first);
  api.pass(day);
  await browser.get('/api/auth/me');
  expect(browser.cookies.get('ember_sid')).not.toBe(first);
  expect((await browser.get('/api/users/currentUser')).status).toBe(200);
  // Requests that were on their way still pass.
  expect((await stolen.get('/api/users/currentUser')).status).toBe(200);
  api.pass(minute);
  expect((await stolen.get('/api/users/currentUser')).status).toBe(401);
  expect((await browser.get('/api/users/currentUser')).status).toBe(200);
});

test('tabs that send requests at once, or lose the response, stay signed in', async () => {
  const browser = await api.signedIn('tabs@people.example');
  const [first = ''] = browser.cookies.values();
  api.pass(day);
  const asTab = async () => {
    const tab = api.browser();
    tab.cookies.set('ember_sid', first);
    return (await tab.get('/api/auth/me')).headers.getSetCookie().filter((c) => /sid/.test(c));
  };
  const set = await Promise.all([asTab(), asTab(), asTab()]);
  expect(set.flat()).toHaveLength(1);
  // All responses are lost: the token still works, and the next visit replaces it.
  api.pass(10 * day);
  expect((await browser.get('/api/users/currentUser')).status).toBe(200);
  await browser.get('/api/auth/me');
  expect(browser.cookies.get('ember_sid')).not.toBe(first);
  expect((await browser.get('/api/users/currentUser')).status).toBe(200);
  // The lost one is worthless.
  const lost = api.browser();
  lost.cookies.set('ember_sid', /=([\w-]+)/.exec(set.flat()[0] ?? '')?.[1] ?? '');
  expect((await lost.get('/api/users/currentUser')).status).toBe(401);
});

test('a session ends 90 days after the sign-in, however often it is used', async () => {
  const browser = await api.signedIn('longest@people.example');
  for (let days = 0; days < 80; days += 20) {
    api.pass(20 * day);
    expect((await browser.get('/api/auth/me')).body).not.toBeNull();
  }
  api.pass(9 * day);
  expect((await browser.get('/api/auth/me')).body).not.toBeNull();
  api.pass(day);
  expect((await browser.get('/api/users/currentUser')).status).toBe(401);
});

test('a session lasts 30 days from the last visit', async () => {
  const browser = await api.signedIn('lasting@people.example');
  api.pass(20 * day);
  expect((await browser.get('/api/auth/me')).headers.getSetCookie()).toHaveLength(2);
  expect((await browser.get('/api/auth/me')).headers.getSetCookie()).toHaveLength(0);
  api.pass(20 * day);
  expect((await browser.get('/api/users/currentUser')).status).toBe(200);
  api.pass(11 * day);
  expect((await browser.get('/api/users/currentUser')).status).toBe(401);
});
