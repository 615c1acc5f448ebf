// @vitest-environment jsdom
import { authMe } from '@emberite/sdk/api';
import { config } from '@emberite/sdk/config';
import { setUser } from '@emberite/sdk/session';
import { openSite } from '@emberite/testing';
import { afterAll, expect, it } from 'vitest';
import type { LoadedPage } from '../remotes/pages.ts';

const site = await openSite();
afterAll(() => site.close());

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
  await site.browser.post('/api/auth/logout', {});
  host.missing();
  await expect.poll(() => router.state.location.pathname).toBe(config.roles.login);
  const { search } = router.state.location;
  expect(new URLSearchParams(search).get('redirectedFrom')).toBe('/rota?state=waiting');
  router.dispose();
});
