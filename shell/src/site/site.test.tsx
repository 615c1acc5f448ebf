// @vitest-environment jsdom
import { authMe } from '@emberite/sdk/api';
import { config } from '@emberite/sdk/config';
import type { Head } from '@emberite/sdk/page';
import { setUser, signedIn } from '@emberite/sdk/session';
import { openSite } from '@emberite/testing';
import type { RouteData } from '@emberite/release/data';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { LoadedPage, Pages } from '../remotes/pages.ts';

const site = await openSite();
afterAll(async () => {
  await site.close();
  // What is left of these sites must not follow the session of a later file.
  vi.resetModules();
});
const listening = vi.spyOn(globalThis, 'addEventListener');
afterEach(() => {
  vi.unstubAllGlobals();
  for (const listener of listening.mock.calls) removeEventListener(...listener);
});

it('sends staff whose session has ended to sign in and back, in place of an unknown page', async () => {
  history.replaceState(null, '', '/rota?state=waiting');
  // It knows then which page this document is for.
  const { createSite } = await import('./site.tsx');
  await site.signIn('kay@staff.example');
  setUser({ ...(await authMe({}))!, isStaff: true });
  const of = { frame: 'bare', title: 'Rota', remote: 'mf-sample' } as const;
  const route = { path: '/rota', access: 'staff', ...of } as const;
  const login = { path: config.roles.login, access: 'public', ...of } as const;
  const page = async (): Promise<LoadedPage> => ({ status: 'failed' });
  const boot = { index: '', route, releases: [], linked: [login], nav: [], menu: [], shared: {} };
  const index = async () => ({ routes: [route, login] });
  const { router, host } = await createSite(
    { ...boot, frames: [], prerendered: false },
    { index } as never,
    { load: page, replace: page } as never,
  );
  expect(router.state.location.pathname).toBe('/rota');
  site.offline = true;
  // It catches a failure itself, because nobody waits for it.
  await host.missing();
  site.offline = false;
  expect(router.state.location.pathname).toBe('/rota');
  await site.browser.post('/api/auth/logout', {});
  host.missing();
  await expect.poll(() => router.state.location.pathname).toBe(config.roles.login);
  const { search } = router.state.location;
  expect(new URLSearchParams(search).get('redirectedFrom')).toBe('/rota?state=waiting');
  router.dispose();
});

it('reloads for another user without asking about what the previous one has not saved', async () => {
  await site.becomeMember('ann@people.example');
  await signedIn();
  const page = async (): Promise<LoadedPage> => ({ status: 'failed' });
  const { router } = await openAt('/mine', [{ ...sample, path: '/mine', access: 'member' }], page);
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, pathname: '/mine', reload });
  const ask = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', ask);
  const leaving = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaving()).toBe(false);
  await site.signIn('bea@people.example');
  const tab = new BroadcastChannel('ember.session');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one
  tab.postMessage(null);
  await expect.poll(() => reload).toHaveBeenCalledOnce();
  expect(leaving()).toBe(true);
  tab.close();
  removeEventListener('beforeunload', ask);
  router.dispose();
});

const sample = { access: 'public', frame: 'bare', title: 'A page', remote: 'mf-sample' } as const;

/** Opens the document of the first of these routes at an address. */
async function openAt(address: string, routes: [RouteData, ...RouteData[]], load: Pages['load']) {
  history.replaceState(null, '', address);
  const { createSite } = await import('./site.tsx');
  const [route, ...linked] = routes;
  const boot = {
    index: '',
    route,
    releases: [],
    linked,
    nav: [],
    menu: [],
    shared: {},
    frames: [],
  };
  return createSite(
    { ...boot, prerendered: false },
    { index: async () => ({ routes }) } as never,
    { load, replace: load } as never,
  );
}

const ready = (frames: Head['frames'] = []): LoadedPage => ({
  status: 'ready',
  release: 'r1',
  module: { default: () => null, head: () => ({ frames }) },
});

it('continues in another document in place of a page that asks for that, and after any other', async () => {
  const moves: string[] = [];
  const load = async ({ path }: { path: string }) =>
    ready(path === '/film' ? ['https://player.vimeo.com'] : []);
  const { router } = await openAt(
    '/enter',
    [
      { ...sample, path: '/enter' },
      { ...sample, path: '/film' },
    ],
    load,
  );
  const { pathname, search, hash, origin, href } = location;
  vi.stubGlobal('location', {
    pathname,
    search,
    hash,
    origin,
    href,
    assign: (to: string) => moves.push(`after: ${to}`),
    replace: (to: string) => moves.push(`in place: ${to}`),
  });
  vi.stubGlobal('fetch', async () => new Response());
  const expected: string[] = [];
  for (const path of ['/film', '/only-the-server-has-it']) {
    void router.navigate(path, { replace: true });
    await expect.poll(() => moves).toEqual([...expected, `in place: ${path}`]);
    void router.navigate(path);
    await expect.poll(() => moves).toEqual([...expected, `in place: ${path}`, `after: ${path}`]);
    expected.push(...moves.slice(-2));
  }
  router.dispose();
});

it('takes a secret out of the address also if its page comes only when it is tried again', async () => {
  let page: LoadedPage = { status: 'unreachable' };
  const { router } = await openAt(
    '/link?secret=x',
    [{ ...sample, path: '/link', secret: true }],
    async () => page,
  );
  expect(location.search).toBe('?secret=x');
  page = ready();
  await router.revalidate();
  expect([location.pathname, location.search]).toEqual(['/link', '']);
  expect(router.state.location.search).toBe('?secret=x');
  router.dispose();
});

it.each(['bare', 'footer'] as const)(
  'a page that throws while it is left breaks nothing of the next one, in the frame %s',
  async (frame) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const error = new Error('Gone.');
    const Leaves = () => {
      useEffect(() => () => {
        throw error;
      });
      return <h1>First</h1>;
    };
    const pages = { '/first': Leaves, '/second': () => <h1>Second</h1> };
    const load = vi.fn(async ({ path }: { path: string }): Promise<LoadedPage> => ({
      status: 'ready',
      release: 'r1',
      module: { default: pages[path as keyof typeof pages] },
    }));
    const { router } = await openAt(
      '/first',
      [
        { ...sample, path: '/first' },
        { ...sample, path: '/second', remote: 'mf-other', frame },
      ],
      load,
    );
    render(<RouterProvider router={router} />);
    await screen.findByRole('heading', { name: 'First' });
    await act(() => router.navigate('/second'));
    await screen.findByRole('heading', { name: 'Second' });
    expect(load).toHaveBeenCalledTimes(2);
    expect(reported).toHaveBeenCalledWith(error);
    // React says what it has caught.
    vi.mocked(console.error).mockClear();
    router.dispose();
  },
);
