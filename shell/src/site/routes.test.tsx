// @vitest-environment jsdom
import { config } from '@emberite/sdk/config';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { LoadedPage } from '../remotes/pages.ts';
import { pageRoute, routeAt } from './routes.tsx';

const evenings = {
  path: '/evenings',
  access: 'member',
  frame: 'bare',
  title: 'Evenings',
  remote: 'mf-sample',
} as const;

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
