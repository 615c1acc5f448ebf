// @vitest-environment jsdom
import { api } from '@emberite/sdk/api';
import { session, signedIn, signOut } from '@emberite/sdk/session';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openSite } from '@emberite/sdk/testing';
import type { Site } from '@emberite/sdk/testing';
import { createSignOut } from './authentication.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.signIn('leaving@people.example');
  await signedIn();
});
afterAll(() => site.close());

it('stays when the server does not end the session, and says so', async () => {
  const logged = vi.mocked(console.error).mockImplementation(() => {});
  const leave = vi.fn<() => void>();
  const { state, start } = createSignOut(signOut, leave);
  site.offline = true;
  await start();
  site.offline = false;
  expect(state.progress.status).toBe('failed');
  expect(logged).toHaveBeenCalledOnce();
  logged.mockClear();
  expect(leave).not.toHaveBeenCalled();
  expect(session.status).toBe('member');
});

it('ends the session, then leaves', async () => {
  const leave = vi.fn<() => void>(() => expect(session.status).toBe('visitor'));
  await createSignOut(signOut, leave).start();
  expect(leave).toHaveBeenCalledOnce();
  expect(await api.authMe({})).toBeNull();
});
