// @vitest-environment jsdom
import { api } from '@emberite/sdk/api';
import { openSite } from '@emberite/sdk/testing';
import type { Site } from '@emberite/sdk/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createSessions } from './sessions.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

let people = 0;
let email: string;
beforeEach(async () => {
  // Failures are logged, too.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  site.newBrowser();
  people += 1;
  email = `person${people}@people.example`;
  await site.signIn(email);
});
afterEach(() => {
  site.offline = false;
  vi.restoreAllMocks();
});

async function open() {
  const sessions = createSessions();
  await sessions.load();
  return sessions;
}

const idOf = ({ state }: Awaited<ReturnType<typeof open>>, place: number) =>
  state.rows![place]!.session.id;
const isSignedIn = async (browser: Site['browser']) =>
  (await browser.get('/api/users/currentUser')).status === 200;

test('lists where the member is signed in, or says why it cannot', async () => {
  await site.api.signedIn(email);
  const sessions = createSessions();
  expect(sessions.state.rows).toBeNull();
  site.offline = true;
  await sessions.load();
  expect(sessions.state.loading.progress).toMatchObject({ status: 'failed' });
  site.offline = false;
  await sessions.load();
  expect(sessions.state).toMatchObject({
    loading: { progress: { status: 'idle' } },
    rows: [{ session: { isThis: true } }, { session: { isThis: false } }],
  });
});

test('ends one, also if it has ended already', async () => {
  const [phone, laptop] = [await site.api.signedIn(email), await site.api.signedIn(email)];
  const sessions = await open();
  await sessions.end(idOf(sessions, 1));
  expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([false, true]);
  expect(sessions.state.rows).toHaveLength(2);
  await phone.post('/api/auth/logout', {});
  await sessions.end(idOf(sessions, 1));
  expect(sessions.state.rows).toMatchObject([{ session: { isThis: true } }]);
});

test('a failure is said at its session, and after 10 minutes it asks for a sign-in', async () => {
  const phone = await site.api.signedIn(email);
  const sessions = await open();
  site.offline = true;
  await sessions.end(idOf(sessions, 1));
  site.offline = false;
  expect(sessions.state.rows?.[1]).toMatchObject({
    ending: { progress: { status: 'failed', message: expect.stringContaining('cannot reach') } },
  });
  site.api.pass(10 * 60_000);
  await sessions.end(idOf(sessions, 1));
  expect(sessions.state.rows?.[1]).toMatchObject({
    ending: { progress: { status: 'failed', remedy: { label: 'Sign in again' } } },
  });
  expect(await isSignedIn(phone)).toBe(true);
  await site.signIn(email);
  const back = await open();
  await back.end(idOf(back, 1));
  expect([await isSignedIn(phone), (await api.authMe({}))?.id]).toEqual([false, email]);
});
