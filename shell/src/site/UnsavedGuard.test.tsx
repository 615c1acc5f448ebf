// @vitest-environment jsdom
import { signedIn } from '@emberite/sdk/session';
import { useUnsaved } from '@emberite/sdk/unsaved';
import { openSite } from '@emberite/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, expect, it, vi } from 'vitest';
import { UnsavedGuard } from './UnsavedGuard.tsx';

let isReachable = true;
vi.mock(import('./LeaveQuestion.tsx'), async (original) => {
  if (!isReachable) throw new Error('Failed to fetch dynamically imported module');
  return original();
});

const site = await openSite();
await site.signIn('edits@people.example');
await signedIn();
afterAll(async () => {
  cleanup();
  vi.restoreAllMocks();
  await site.close();
});

function Edited() {
  useUnsaved(true, () => {});
  return <UnsavedGuard />;
}

it('asks in the dialog of the browser until its own could be loaded', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <Edited /> },
    { path: '/elsewhere', element: null },
  ]);
  render(<RouterProvider router={router} />);
  const leave = () => act(async () => void router.navigate('/elsewhere'));
  const path = () => router.state.location.pathname;
  const ask = vi.spyOn(globalThis, 'confirm').mockReturnValue(false);

  isReachable = false;
  await leave();
  await expect.poll(() => ask).toHaveBeenCalledOnce();
  expect(ask).toHaveBeenCalledWith('Leave without saving?');
  expect(path()).toBe('/');
  ask.mockReturnValue(true);
  await leave();
  await expect.poll(() => path()).toBe('/elsewhere');
  await act(() => router.navigate('/'));

  isReachable = true;
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(path()).toBe('/');
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(path()).toBe('/elsewhere');
  expect(ask).toHaveBeenCalledTimes(2);
});
