// @vitest-environment jsdom
import { removalOf } from '@emberite/sdk/action';
import * as api from '@emberite/sdk/api';
import { openSite } from '@emberite/testing';
import type { Site } from '@emberite/testing';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessions } from './sessions.ts';

const site = await openSite();
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
  const { list, removal } = createSessions({ api });
  await list.load();
  const shown = () => (list.state.loaded.status === 'ready' ? list.state.loaded.value : []);
  return { list, removal, shown, end: (place: number) => removal.start(shown()[place]!.id) };
}

const isSignedIn = async (browser: Site['browser']) =>
  (await browser.get('/api/users/currentUser')).status === 200;

test('lists where the member is signed in, or says why it cannot', async () => {
  await site.api.signedIn(email);
  site.offline = true;
  const { list, shown } = await open();
  expect(list.state.loaded).toMatchObject({ status: 'failed' });
  site.offline = false;
  await list.load();
  expect(shown()).toMatchObject([{ isThis: true }, { isThis: false }]);
});

test('ends one, also if it has ended already', async () => {
  const [phone, laptop] = [await site.api.signedIn(email), await site.api.signedIn(email)];
  const sessions = await open();
  await sessions.end(1);
  expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([false, true]);
  expect(sessions.shown()).toHaveLength(2);
  await phone.post('/api/auth/logout', {});
  await sessions.end(1);
  expect(sessions.shown()).toMatchObject([{ isThis: true }]);
});

test('a failure is shown at its session, and after 10 minutes it asks for a sign-in', async () => {
  const phone = await site.api.signedIn(email);
  const sessions = await open();
  const { id } = sessions.shown()[1]!;
  site.offline = true;
  await sessions.end(1);
  site.offline = false;
  expect(removalOf(sessions.removal.state, id)).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('cannot reach'),
  });
  site.api.pass(10 * 60_000);
  await sessions.end(1);
  expect(removalOf(sessions.removal.state, id)).toMatchObject({
    status: 'failed',
    remedy: { label: 'Sign in again' },
  });
  expect(await isSignedIn(phone)).toBe(true);
  await site.signIn(email);
  const back = await open();
  await back.end(1);
  expect([await isSignedIn(phone), (await api.authMe({}))?.id]).toEqual([false, email]);
});
