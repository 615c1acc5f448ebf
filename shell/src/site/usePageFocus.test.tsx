// @vitest-environment jsdom
import type { RouteData } from '@emberite/release/data';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { LoadedPage } from '../remotes/pages.ts';
import type { RouteState } from './routes.tsx';
import { pageRoute } from './routes.tsx';

const route: RouteData = {
  path: '/videos',
  remote: 'mf-sample',
  access: 'public',
  frame: 'bare',
  title: 'Videos',
};

const ready: LoadedPage = {
  status: 'ready',
  release: '1.0.0',
  module: { default: () => <h1>Videos</h1> },
};

/** Opens the page where a navigation has shown `state`. */
async function open(state: RouteState): Promise<void> {
  const load = async () => ready;
  const page = pageRoute(route, { load, replace: load }, { nav: [], menu: [], frames: [] });
  const router = createMemoryRouter([{ ...page, path: '*' }], {
    hydrationData: { loaderData: { [route.path]: state } },
  });
  await act(async () => render(<RouterProvider router={router} />));
}

async function openPending() {
  const { promise, resolve } = Promise.withResolvers<RouteState>();
  await open({ status: 'pending', becomes: promise });
  return (state: RouteState) => act(async () => resolve(state));
}

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

it('focuses the heading of what replaces a skeleton', async () => {
  const become = await openPending();
  screen.getByRole('main').focus();
  await become(ready);
  expect(document.activeElement).toBe(heading('Videos'));
});

it('focuses the heading of a page that failed in the end', async () => {
  const become = await openPending();
  screen.getByRole('main').focus();
  await become({ status: 'failed' });
  expect(document.activeElement).toBe(heading('This page is taking a break'));
});

it('leaves the focus where the user has moved it since', async () => {
  const become = await openPending();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  await become(ready);
  expect(heading('Videos')).toBeDefined();
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

it('focuses the heading of a page that could not be reached before', async () => {
  await open({ status: 'unreachable' });
  heading('We cannot reach Ember right now');
  const again = screen.getByRole('button', { name: 'Try again' });
  again.focus();
  await act(async () => again.click());
  expect(document.activeElement).toBe(heading('Videos'));
});
