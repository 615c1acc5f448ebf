// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import * as api from '@emberite/sdk/api';
import { call } from '@emberite/sdk/api';
import { userUpdate } from '@emberite/contract/users';
import {
  loadSession,
  onSessionElsewhere,
  session,
  setUser,
  signedIn,
  signOut,
  useUser,
} from '@emberite/sdk/session';
import { persisted } from '@emberite/sdk/storage';
import { openSite } from '@emberite/testing';
import { isFull } from '../../../../tools/sample.ts';

const site = await openSite();
afterEach(async () => {
  cleanup();
  await signOut();
});
afterAll(() => site.close());

function Greeting() {
  const user = useUser();
  return <p>{user ? `Hello ${user.id}` : 'Hello visitor'}</p>;
}

test('a visitor is recognized without a request', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  expect(await loadSession()).toBeNull();
  expect(session).toEqual({ status: 'visitor' });
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test.runIf(isFull)(
  'with the hint there is one request, however many callers there are',
  async () => {
    await site.signIn('once@people.example');
    const before = site.api.logLines.length;
    const users = await Promise.all([loadSession(), loadSession(), loadSession()]);
    expect(users.map((user) => user?.id)).toEqual(Array(3).fill('once@people.example'));
    expect(await loadSession()).toMatchObject({ id: 'once@people.example' });
    expect(site.api.logLines).toHaveLength(before + 1);
  },
);

test('an outdated hint is removed', async () => {
  document.cookie = 'ember_session_4000=1; path=/';
  expect(await loadSession()).toBeNull();
  expect(session.status).toBe('visitor');
});

test('if the server cannot be reached, loading rejects and the session stays unknown', async () => {
  await site.signIn('offline@people.example');
  site.offline = true;
  await expect(loadSession()).rejects.toMatchObject({ name: 'NetworkError' });
  site.offline = false;
  expect(await loadSession()).toMatchObject({ id: 'offline@people.example' });
});

test('signing in, a change of the user, and signing out show on the page', async () => {
  render(<Greeting />);
  screen.getByText('Hello visitor');
  await site.signIn('shown@people.example');
  await act(signedIn);
  screen.getByText('Hello shown@people.example');
  const user = await call(userUpdate, { changes: [{ field: 'roadmaps', value: { a: ['b'] } }] });
  await act(async () => setUser(user));
  expect(session).toMatchObject({ user: { roadmaps: { a: ['b'] } } });
  await act(signOut);
  screen.getByText('Hello visitor');
  expect(session).toEqual({ status: 'visitor' });
  expect(document.cookie).toBe('');
});

test('the stores of user A are reset for user B; those of a visitor are not', async () => {
  const schema = z.object({ code: z.string() });
  const { state: store } = persisted(
    'ember.example-draft',
    { code: '' },
    (kept) => schema.safeParse(kept).data ?? null,
  );
  store.code = 'EMBER-POETRY';
  await site.signIn('a@people.example');
  await signedIn();
  expect(store.code).toBe('EMBER-POETRY');
  await site.signIn('b@people.example');
  await signedIn();
  expect(store.code).toBe('');
});

test('a browser without cookies is not signed in', async () => {
  expect(await signedIn()).toBeNull();
});

/**
 * Another tab of this browser: `tell` announces a change to this tab, `heard` has what this tab
 * noticed, and `said` what it announced.
 */
function besideAnotherTab() {
  const tab = new BroadcastChannel('ember.session');
  const heard: (string | null)[] = [];
  const stop = onSessionElsewhere((before) => heard.push(before));
  const said: unknown[] = [];
  tab.addEventListener('message', ({ data }) => said.push(data));
  return {
    heard,
    said,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one
    tell: () => tab.postMessage(null),
    close() {
      stop();
      tab.close();
    },
  };
}

test('signing in, signing out, and another user in another tab are noticed', async () => {
  const other = besideAnotherTab();
  await loadSession();
  await site.signIn('tabs@people.example');
  other.tell();
  await expect.poll(() => other.heard).toEqual([null]);
  expect(session).toMatchObject({ user: { id: 'tabs@people.example' } });
  await site.signIn('tabs-2@people.example');
  other.tell();
  await expect.poll(() => other.heard).toEqual([null, 'tabs@people.example']);
  expect(session).toMatchObject({ user: { id: 'tabs-2@people.example' } });
  document.cookie = 'ember_session_4000=; path=/; max-age=0';
  other.tell();
  await expect.poll(() => other.heard.at(-1)).toBe('tabs-2@people.example');
  expect(session).toEqual({ status: 'visitor' });
  expect(other.said, 'a tab that follows says nothing').toEqual([]);
  other.close();
});

test('the other tabs are told when this one signs in, becomes a member and signs out', async () => {
  const other = besideAnotherTab();
  await site.signIn('acting@people.example');
  const user = (await signedIn())!;
  await expect.poll(() => other.said).toHaveLength(1);
  setUser({ ...user, roadmaps: { a: ['b'] } });
  setUser({ ...user, hasProfile: true });
  await expect.poll(() => other.said).toHaveLength(2);
  setUser({ ...user, id: 'another@people.example' });
  expect(session).toMatchObject({ user: { id: user.id } });
  await signOut();
  await expect.poll(() => other.said).toHaveLength(3);
  expect(other.heard, 'the tab that acts hears nothing').toEqual([]);
  // The answer to a call that was sent before.
  setUser(user);
  expect(session).toEqual({ status: 'visitor' });
  other.close();
});

test.runIf(isFull)(
  'while the server is unreachable, nobody is known after another tab signed in',
  async () => {
    const other = besideAnotherTab();
    await site.signIn('lost@people.example');
    await signedIn();
    site.offline = true;
    other.tell();
    await expect.poll(() => other.heard).toEqual(['lost@people.example']);
    expect(session).toEqual({ status: 'unknown' });
    site.offline = false;
    expect(await loadSession()).toMatchObject({ id: 'lost@people.example' });
    other.close();
  },
);

test('a tab that missed the message notices when it is looked at', async () => {
  const other = besideAnotherTab();
  await site.signIn('asleep@people.example');
  await signedIn();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(other.heard).toEqual([]);
  document.cookie = 'ember_session_4000=; path=/; max-age=0';
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => other.heard).toEqual(['asleep@people.example']);
  expect(session).toEqual({ status: 'visitor' });
  other.close();
});

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
const complete = (stepId: string) =>
  api.userUpdate({ changes: [{ field: 'roadmaps', value: { 'first-steps': [stepId] } }] });

test('on return to the tab, the user is as another device has left them', async () => {
  const other = besideAnotherTab();
  await site.signIn('returning@people.example');
  await signedIn();
  await complete('how-ember-works');
  comeBack();
  await expect
    .poll(() => session)
    .toMatchObject({ user: { roadmaps: { 'first-steps': ['how-ember-works'] } } });
  expect(other.heard).toEqual([]);
  await api.logout({});
  document.cookie = 'ember_session_4000=1; path=/';
  comeBack();
  await expect.poll(() => other.heard).toEqual(['returning@people.example']);
  expect(session).toEqual({ status: 'visitor' });
  other.close();
});

test('a change here stays, whatever was requested before it', async () => {
  await site.signIn('changing@people.example');
  const before = (await signedIn())!;
  const { fetch } = globalThis;
  const late = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const response = await fetch(...request);
    // Resources that other tests in this process have loaded are loaded again, too.
    if (!response.url.endsWith('/auth/me')) return response;
    asked.resolve();
    await late.promise;
    return response;
  });
  comeBack();
  await asked.promise;
  setUser({ ...before, roadmaps: { 'first-steps': ['our-promises'] } });
  late.resolve();
  await api.currentUser({});
  expect(session).toMatchObject({ user: { roadmaps: { 'first-steps': ['our-promises'] } } });
});
