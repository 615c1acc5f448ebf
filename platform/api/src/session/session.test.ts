import { describe, expect, test } from 'vitest';
import { day, minute } from '../clock.ts';
import { codeIn, newMember, upload } from '../testing/index.ts';
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
  expect(token).toMatch(
    /^ember_sid_4000=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(browser).toMatch(
    /^ember_browser_4000=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(hint).toBe('ember_session_4000=1; Max-Age=2592000; Path=/; SameSite=Lax');
});

test('signing in again ends the previous session', async () => {
  const browser = await api.signedIn('rotate@people.example');
  const old = browser.cookies.get('ember_sid_4000') ?? '';
  await browser.post('/api/auth/magic-link/send', { email: 'rotate@people.example' });
  const code = codeIn(await api.mailTo('rotate@people.example'));
  await browser.post('/api/auth/magic-link/code', { email: 'rotate@people.example', code });
  expect(browser.cookies.get('ember_sid_4000')).not.toBe(old);
  const stale = api.browser();
  stale.cookies.set('ember_sid_4000', old);
  expect((await stale.get('/api/auth/me')).body).toBeNull();
});

test('signing out ends this session and no other', async () => {
  const phone = await api.signedIn('out@people.example');
  const laptop = await api.signedIn('out@people.example');
  const old = phone.cookies.get('ember_sid_4000') ?? '';
  expect((await phone.post('/api/auth/logout', {})).status).toBe(200);
  expect([...phone.cookies.keys()]).toEqual([]);
  phone.cookies.set('ember_sid_4000', old);
  expect((await phone.get('/api/users/currentUser')).status).toBe(401);
  expect((await laptop.get('/api/users/currentUser')).status).toBe(200);
  expect((await api.browser().post('/api/auth/logout', {})).status).toBe(200);
});

describe('cookies of one name', () => {
  const other = 'x'.repeat(43);
  const ask = (cookie: string, path = '/api/auth/me', init?: RequestInit) =>
    fetch(api.origin + path, { ...init, headers: { cookie, 'content-type': 'application/json' } });

  test('are each tried, so that a stale twin ends no session', async () => {
    const member = await api.signedIn('twins@people.example');
    const sid = member.cookies.get('ember_sid_4000');
    for (const twin of [other, 'made-up', '', '"', '%', 'a=b']) {
      for (const values of [
        [twin, sid],
        [sid, twin],
        [twin, twin, sid],
      ]) {
        const cookie = values.map((value) => `ember_sid_4000=${value}`).join('; ');
        const response = await ask(`${cookie}; ember_session_4000=1`);
        expect([cookie, await response.json(), response.headers.getSetCookie()]).toEqual([
          cookie,
          expect.objectContaining({ id: 'twins@people.example' }),
          [],
        ]);
      }
    }
  });

  test('lose their twins by signing in, and all of their sessions by signing out', async () => {
    const email = 'untwinned@people.example';
    const [one, two] = [await api.signedIn(email), await api.signedIn(email)];
    await one.post('/api/auth/magic-link/send', { email });
    const body = JSON.stringify({ email, code: codeIn(await api.mailTo(email)) });
    const cookie = `ember_sid_4000=${other}; ember_session_4000=CA; ember_browser_4000=${other}`;
    const init = { method: 'POST', body };
    const lines = (await ask(cookie, '/api/auth/magic-link/code', init)).headers.getSetCookie();
    for (const name of ['ember_sid_4000', 'ember_session_4000', 'ember_browser_4000']) {
      const own = lines.filter((line) => line.startsWith(`${name}=`));
      const gone = own.flatMap((line) => /=; Max-Age=0; Path=([^;]*)/.exec(line)?.[1] ?? []);
      expect(gone).toEqual(expect.arrayContaining(['/api', '/api/auth', '/api/auth/magic-link']));
      expect(gone).not.toContain('/');
      expect(own.at(-1)).toMatch(/=[^;]+; Max-Age=\d{5,}; Path=\/;/);
    }
    const both = [one, two]
      .map(({ cookies }) => `ember_sid_4000=${cookies.get('ember_sid_4000')}`)
      .join('; ');
    await ask(both, '/api/auth/logout', { method: 'POST', body: '{}' });
    for (const { get } of [one, two]) expect((await get('/api/auth/me')).body).toBeNull();
  });

  test('belong to one site of a machine: those of others are neither read nor deleted', async () => {
    const member = await api.signedIn('ports@people.example');
    const sid = member.cookies.get('ember_sid_4000');
    for (const name of ['ember_sid', 'ember_sid_4001', 'ember_sid_40', 'xember_sid_4000']) {
      const response = await ask(`${name}=${sid}; ${name.replace('sid', 'session')}=1`);
      expect([await response.json(), response.headers.getSetCookie()]).toEqual([null, []]);
    }
  });
});

test('a hint without a session is deleted', async () => {
  const browser = api.browser();
  browser.cookies.set('ember_session_4000', '1').set('ember_sid_4000', 'made-up');
  expect((await browser.get('/api/auth/me')).body).toBeNull();
  expect([...browser.cookies.keys()]).toEqual([]);
});

test('the hint of a member says where they live, and whether they have a video', async () => {
  const browser = await newMember(api, 'lives@people.example');
  const hinted = () => browser.cookies.get('ember_session_4000');
  expect(hinted()).toBe('CA%3ABC%3ARevelstoke.new');
  browser.cookies.set('ember_session_4000', '1');
  await browser.get('/api/auth/me');
  expect(hinted()).toBe('CA%3ABC%3ARevelstoke.new');
  const { body } = await upload(browser);
  expect(hinted()).toBe('CA%3ABC%3ARevelstoke');
  const { id: videoId } = body as { id: string };
  await browser.post('/api/videos/delete', { videoId, location: 'CA:BC:Revelstoke' });
  expect(hinted()).toBe('CA%3ABC%3ARevelstoke.new');
});

test('a session changes its token once a day, and the previous one ends', async () => {
  const browser = await api.signedIn('renewed@people.example');
  const stolen = api.browser();
  const [first = ''] = browser.cookies.values();
  stolen.cookies.set('ember_sid_4000', first);
  api.pass(day);
  await browser.get('/api/auth/me');
  expect(browser.cookies.get('ember_sid_4000')).not.toBe(first);
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
    tab.cookies.set('ember_sid_4000', first);
    return (await tab.get('/api/auth/me')).headers.getSetCookie().filter((c) => /sid/.test(c));
  };
  const set = await Promise.all([asTab(), asTab(), asTab()]);
  expect(set.flat()).toHaveLength(1);
  // All responses are lost: the token still works, and the next visit replaces it.
  api.pass(10 * day);
  expect((await browser.get('/api/users/currentUser')).status).toBe(200);
  await browser.get('/api/auth/me');
  expect(browser.cookies.get('ember_sid_4000')).not.toBe(first);
  expect((await browser.get('/api/users/currentUser')).status).toBe(200);
  // The lost one is worthless.
  const lost = api.browser();
  lost.cookies.set('ember_sid_4000', /=([\w-]+)/.exec(set.flat()[0] ?? '')?.[1] ?? '');
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
