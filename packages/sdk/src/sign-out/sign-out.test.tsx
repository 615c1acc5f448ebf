// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import * as api from '@emberite/sdk/api';
import { config } from '@emberite/sdk/config';
import { host, provideHost } from '@emberite/sdk/host';
import type { DraftsAnswer } from '@emberite/sdk/host';
import { session, sessionEnded, signedIn } from '@emberite/sdk/session';
import { persisted } from '@emberite/sdk/storage';
import { openSite } from '@emberite/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openDB } from 'idb';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSignOut } from './index.ts';
import { isFull } from '../../../../tools/sample.ts';

let people = 0;
let email: string;

const site = await openSite();
beforeEach(async () => {
  site.offline = false;
  people += 1;
  email = `leaving${people}@people.example`;
  await site.signIn(email);
  await signedIn();
  const router = createMemoryRouter(
    [
      { path: '/', element: <Leave /> },
      { path: config.roles.login, element: <h1>Login</h1> },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
});
afterAll(() => site.close());

function Leave() {
  const { progress, signOut } = useSignOut();
  const everywhere = useSignOut('everywhere');
  return (
    <>
      <button onClick={everywhere.signOut}>Sign Out Everywhere</button>
      <button onClick={signOut}>
        {progress.status === 'busy' ? 'Signing Out...' : 'Sign Out'}
      </button>
      {progress.status === 'failed' && <p role="alert">{progress.message}</p>}
    </>
  );
}

it('ends the session, then goes to the sign-in page', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  await screen.findByRole('heading', { name: 'Login' });
  expect(session.status).toBe('visitor');
  expect(await api.authMe({})).toBeNull();
});

it('stays and shows a message if the server does not end the session', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  site.offline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect((await screen.findByRole('alert')).textContent).toContain('We cannot reach Ember');
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  expect(session.status).toBe('signed-in');
  site.offline = false;
  await act(() => api.logout({}));
});

it.runIf(isFull)('ends the sessions of all browsers', async () => {
  const phone = await site.api.signedIn(email);
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out Everywhere' }));
  await screen.findByRole('heading', { name: 'Login' });
  expect(await api.authMe({})).toBeNull();
  expect((await phone.get('/api/users/currentUser')).status).toBe(401);
});

describe('what the browser stores about the user', () => {
  const { askToKeepDrafts, unauthorized } = host;
  const choices = persisted(
    'ember.mf-sample.filters',
    { text: '' },
    (kept) => kept as { text: string },
  );
  const recordings = () => `ember.recordings.${email}`;
  let asked: number;

  /** The user's answer to the shell's question. */
  function answer(given: DraftsAnswer): void {
    asked = 0;
    provideHost({
      askToKeepDrafts() {
        asked += 1;
        return Promise.resolve(given);
      },
    });
  }

  /** Stores a recording, as an upload does when it begins. */
  async function keepRecording(): Promise<void> {
    const database = await openDB(recordings(), 1, {
      upgrade: (created) => void created.createObjectStore('video-drafts', { keyPath: 'promptId' }),
    });
    await database.put('video-drafts', { promptId: 'dad_joke' });
    database.close();
  }

  const leave = () => userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  const atLogin = () => screen.findByRole('heading', { name: 'Login' });
  /** Everything in this browser that contains the address. */
  const kept = async () => [
    ...Object.entries(localStorage).flatMap(([key, value]) => (value.includes(email) ? key : [])),
    ...(await indexedDB.databases()).flatMap((database) => database.name ?? []),
  ];

  afterEach(() => provideHost({ askToKeepDrafts, unauthorized }));

  it('is removed without asking if it is unimportant', async () => {
    answer('keep');
    (await openDB(recordings(), 1)).close();
    localStorage.setItem(
      'ember.passkey-offer',
      JSON.stringify({ owner: email, value: { due: false, declinedAt: 1 }, unimportant: true }),
    );
    await leave();
    await atLogin();
    expect([asked, await kept()]).toEqual([0, []]);
  });

  it.each(['choices', 'recordings'])('is asked about once: %s', async (what) => {
    if (what === 'choices') choices.state.text = 'Hiking';
    else await keepRecording();
    answer('stay');
    await leave();
    await expect.poll(() => asked).toBe(1);
    await screen.findByRole('button', { name: 'Sign Out' });
    expect([asked, session.status, (await api.authMe({}))?.id]).toEqual([1, 'signed-in', email]);
    answer('remove');
    await leave();
    await atLogin();
    expect([asked, await kept(), choices.state.text]).toEqual([1, [], '']);
  });

  it.each(['Sign Out', 'Sign Out Everywhere'])(
    'is removed also if the session has ended, on another device, before the answer: %s',
    async (button) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      choices.state.text = 'Hiking';
      await keepRecording();
      provideHost({
        unauthorized: sessionEnded,
        async askToKeepDrafts() {
          await api.logout({});
          await signedIn();
          return 'remove';
        },
      });
      await userEvent.click(screen.getByRole('button', { name: button }));
      await expect.poll(kept).toEqual([]);
      expect(session.status).not.toBe('signed-in');
      vi.restoreAllMocks();
    },
  );

  it('stays if the user wants that, and the user finds it again', async () => {
    choices.state.text = 'Hiking';
    await keepRecording();
    answer('keep');
    await leave();
    await atLogin();
    expect([asked, choices.state.text]).toEqual([1, '']);
    expect(await kept()).toEqual(['ember.mf-sample.filters', recordings()]);
    await site.signIn(email);
    await signedIn();
    expect(choices.state.text).toBe('Hiking');
  });

  it.runIf(isFull)('stays if the server does not end the session', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    choices.state.text = 'Hiking';
    answer('remove');
    site.offline = true;
    await leave();
    await screen.findByRole('alert');
    expect(choices.state.text).toBe('Hiking');
    vi.restoreAllMocks();
  });
});
