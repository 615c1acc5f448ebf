// @vitest-environment jsdom
import { api } from '@emberite/sdk/api';
import { session, signedIn } from '@emberite/sdk/session';
import { openSite } from '@emberite/sdk/testing';
import type { Site } from '@emberite/sdk/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useSignOut } from './index.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
beforeEach(async () => {
  site.offline = false;
  await site.signIn('leaving@people.example');
  await signedIn();
  const router = createMemoryRouter(
    [
      { path: '/', element: <Leave /> },
      { path: '/login', element: <h1>Login</h1> },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
});
afterEach(cleanup);
afterAll(() => site.close());

function Leave() {
  const { progress, signOut } = useSignOut();
  return (
    <>
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
