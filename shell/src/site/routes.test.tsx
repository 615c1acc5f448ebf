// @vitest-environment jsdom
import { config } from '@emberite/sdk/config';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { LoadedPage } from '../remotes/pages.ts';
import { RouterLink } from './RouterLink.tsx';
import { pageRoute, routeAt } from './routes.tsx';

const evenings = {
  path: '/evenings',
  access: 'member',
  frame: 'bare',
  title: 'Evenings',
  remote: 'mf-sample',
} as const;

afterEach(() => {
  vi.useRealTimers();
});

it('finds a page only at its address as it is written, as the server does', () => {
  expect(routeAt('/evenings', [evenings])).toBe(evenings);
  expect(routeAt('/Evenings', [evenings])).toBeUndefined();
});

it('sends a visitor to sign in and back to the whole address, as it was', async () => {
  const page = async (): Promise<LoadedPage> => ({ status: 'failed' });
  const route = pageRoute(
    evenings,
    { load: page, replace: page },
    { nav: [], menu: [], frames: [] },
  );
  const address = '/evenings?of=a%20week#tonight';
  const router = createMemoryRouter([route, { path: config.roles.login }], {
    initialEntries: [address],
  });
  await expect.poll(() => router.state.location.pathname).toBe(config.roles.login);
  expect(new URLSearchParams(router.state.location.search).get('redirectedFrom')).toBe(address);
  router.dispose();
});

it('leaves a download to the browser', () => {
  const element = (
    <RouterLink href="/assets/mf-sample/map.pdf" download>
      The map
    </RouterLink>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  const clicked = new MouseEvent('click', { bubbles: true, cancelable: true });
  const isTaken = vi.fn((event: Event) => {
    const { defaultPrevented } = event;
    event.preventDefault();
    return defaultPrevented;
  });
  addEventListener('click', isTaken, { once: true });
  screen.getByText('The map').dispatchEvent(clicked);
  expect(isTaken).toHaveReturnedWith(false);
  expect(router.state.location.pathname).toBe('/');
  router.dispose();
});

it('keeps what failed, and its focus, while the same page is tried again', async () => {
  vi.useFakeTimers();
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const tries: PromiseWithResolvers<LoadedPage>[] = [];
  const load = () => {
    const next = Promise.withResolvers<LoadedPage>();
    tries.push(next);
    return next.promise;
  };
  const boot = { nav: [], menu: [], frames: [] };
  const week = { ...evenings, access: 'public', path: '/weeks/:week' } as const;
  const router = createMemoryRouter([pageRoute(week, { load, replace: load }, boot)], {
    initialEntries: ['/weeks/1'],
    hydrationData: { loaderData: { '/weeks/:week': { status: 'unreachable' } } },
  });
  render(<RouterProvider router={router} />);
  const alert = screen.getByRole('alert');
  const button = screen.getByRole('button', { name: 'Try again' });
  button.focus();
  // It tries again by itself, and the network answers late, or never.
  await wait(7000);
  tries.at(-1)!.resolve({ status: 'unreachable' });
  await wait(7000);
  expect([screen.getByRole('alert'), document.activeElement]).toEqual([alert, button]);
  expect([alert.isConnected, tries.length > 1]).toEqual([true, true]);
  void router.navigate('/weeks/2');
  await wait(2000);
  expect(screen.queryByRole('alert')).toBeNull();
  // This page fails, and then a try of the one before.
  const [own, ...earlier] = tries.toReversed();
  own!.resolve({ status: 'unreachable' });
  await wait(1);
  const failed = screen.getByRole('alert');
  for (const one of earlier) one.resolve({ status: 'unreachable' });
  await wait(1);
  expect(screen.getByRole('alert')).toBe(failed);
  router.dispose();
});
