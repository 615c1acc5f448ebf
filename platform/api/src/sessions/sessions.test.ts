import { describe, expect, test } from 'vitest';
import { day, minute } from '../clock.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { signIn } from '../testing/index.ts';
import type { TestResponse, Browser } from '../testing/index.ts';
import { useTestApi } from '../../testing/useTestApi.ts';
import { sample } from '../../../../tools/sample.ts';

const api = useTestApi();

interface Listed {
  id: string;
  device: string;
  signedInAt: string;
  isThis: boolean;
}
const list = async (browser: Browser) =>
  ((await browser.get('/api/auth/sessions')).body as { sessions: Listed[] }).sessions;
const end = (browser: Browser, id: string) => browser.post('/api/auth/sessions/end', { id });
const endAll = (browser: Browser) => browser.post('/api/auth/sessions/end-all', {});
const isSignedIn = async (browser: Browser) =>
  (await browser.get('/api/users/currentUser')).status === 200;

/** Another browser with a copy of the session's cookie. */
function thiefOf(owner: Browser): Browser {
  const thief = api.browser();
  for (const [name, value] of owner.cookies) thief.cookies.set(name, value);
  return thief;
}

test('sessions are listed: this one first, then the newest', async () => {
  const email = 'lists@people.example';
  const phone = await api.signedIn(email);
  api.pass(minute);
  const laptop = await api.signedIn(email);
  api.pass(minute);
  const tablet = await api.signedIn(email);
  await api.signedIn('else@people.example');
  const found = await list(phone);
  expect(found).toEqual(
    [true, false, false].map((isThis) => ({
      id: expect.any(String),
      device: '',
      signedInAt: expect.any(String),
      isThis,
    })),
  );
  const [first, second, third] = found.map(({ signedInAt }) => Date.parse(signedInAt));
  expect(second).toBeGreaterThan(third ?? NaN);
  expect(third).toBeGreaterThan(first ?? NaN);
  const [mine] = await list(tablet);
  expect(mine?.id).toBe(found[1]?.id);
  expect([
    await isSignedIn(laptop),
    (await api.browser().get('/api/auth/sessions')).status,
  ]).toEqual([true, 401]);
});

test('a user can end one of their own sessions, and no other', async () => {
  const email = 'ends@people.example';
  const phone = await api.signedIn(email);
  const laptop = await api.signedIn(email);
  const stranger = await api.signedIn('stranger@people.example');
  const [, { id } = { id: '' }] = await list(phone);
  expect(await end(stranger, id)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect(await isSignedIn(laptop)).toBe(true);
  expect((await end(phone, id)).status).toBe(200);
  expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([true, false]);
  expect((await end(phone, id)).status).toBe(404);
  const [{ id: mine } = { id: '' }] = await list(phone);
  expect((await end(phone, mine)).status).toBe(200);
  expect([...phone.cookies.keys()]).toEqual([]);
});

test('all sessions are ended, with every copy of their cookies', async () => {
  const email = 'everywhere@people.example';
  const phone = await api.signedIn(email);
  const laptop = await api.signedIn(email);
  const thief = thiefOf(phone);
  const stranger = await api.signedIn('calm@people.example');
  expect((await endAll(phone)).status).toBe(200);
  expect([...phone.cookies.keys()]).toEqual([]);
  expect(await Promise.all([phone, laptop, thief, stranger].map(isSignedIn))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

describe('10 minutes after the sign-in', () => {
  const email = 'careful@people.example';
  const later = 10 * minute;

  const guarded: Record<string, (browser: Browser) => Promise<TestResponse>> = {
    'to begin a passkey': (browser) => browser.post('/api/auth/passkeys/begin', {}),
    'to add a passkey': async (browser) => {
      const credential = createAuthenticator('http://localhost:4000').create({
        challenge: 'AAAA',
      });
      return browser.post('/api/auth/passkeys/add', { name: 'Mine', credential });
    },
    'to remove a passkey': (browser) => browser.post('/api/auth/passkeys/remove', { id: 'AAAA' }),
    'to export': (browser) => browser.get('/api/users/export'),
    'to end a session': (browser) => end(browser, 'some'),
    'to end all sessions': endAll,
    'to delete the account': (browser) => browser.post('/api/users/delete', { email }),
  };

  test.each(sample(Object.keys(guarded)))('a stolen session is not enough %s', async (name) => {
    const call = guarded[name]!;
    const owner = await api.signedIn(email);
    api.pass(later);
    const thief = thiefOf(owner);
    expect(await call(thief)).toMatchObject({
      status: 403,
      body: { code: 'recent-sign-in-needed' },
    });
    expect([await isSignedIn(owner), await isSignedIn(thief)]).toEqual([true, true]);
    // For the owner, who signs in again, it works, and the copied session is worthless.
    await signIn(owner, email);
    expect((await call(owner)).body).not.toMatchObject({ code: 'recent-sign-in-needed' });
    expect(await isSignedIn(thief)).toBe(false);
  });

  test('getting a new token does not count as signing in', async () => {
    const browser = await api.signedIn('renews@people.example');
    const [token] = browser.cookies.values();
    api.pass(day);
    await browser.get('/api/auth/me');
    expect([...browser.cookies.values()]).not.toContain(token);
    expect((await browser.get('/api/users/export')).status).toBe(403);
  });

  test('a sign-in that the clock says is yet to come does not count', async () => {
    const browser = await api.signedIn('earlier@people.example');
    api.pass(-day);
    expect((await browser.get('/api/users/export')).status).toBe(403);
    api.pass(day);
    expect((await browser.get('/api/users/export')).status).toBe(200);
  });

  test('every kind of sign-in counts', async () => {
    const owner = await api.signedIn('kinds@people.example');
    const device = createAuthenticator('http://localhost:4000');
    const { body: options } = await owner.post('/api/auth/passkeys/begin', {});
    await owner.post('/api/auth/passkeys/add', {
      name: 'Phone',
      credential: device.create(options as Record<string, unknown>),
    });
    api.pass(later);
    expect((await owner.get('/api/users/export')).status).toBe(403);
    const { body: challenge } = await owner.post('/api/auth/passkeys/sign-in/begin', {});
    await owner.post('/api/auth/passkeys/sign-in', {
      credential: device.get(challenge as Record<string, unknown>),
    });
    expect((await owner.get('/api/users/export')).status).toBe(200);
    api.pass(later - minute);
    expect((await owner.get('/api/users/export')).status).toBe(200);
  });
});
