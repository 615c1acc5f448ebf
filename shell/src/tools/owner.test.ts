// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

const of = { access: 'public', frame: 'bare', title: 'Evenings' } as const;

it('finds the owner of an address as it is written, as the router and the server do', async () => {
  const boot = {
    index: '/index.json',
    route: { ...of, path: '/evenings', remote: 'mf-evenings' },
    linked: [],
  };
  document.body.innerHTML = `<script type="application/json" id="ember-boot">${JSON.stringify(boot)}</script>`;
  const routes = [boot.route, { ...of, path: '/:town', remote: 'mf-towns' }];
  vi.stubGlobal('fetch', async () => Response.json({ routes }));
  const { ownerOfPage } = await import('./owner.ts');
  const owners = ['/evenings', '/Evenings', '/Evenings/one'].map(ownerOfPage);
  expect(await Promise.all(owners)).toEqual(['mf-evenings', 'mf-towns', null]);
  vi.unstubAllGlobals();
});
