import type { Flags, NavEntry } from '@emberite/sdk/page';
import { expect, it } from 'vitest';
import { configOf, navOf, offPageOf } from './index.ts';
import type { RouteData, SiteConfig } from './index.ts';

const off = { title: 'Soon', text: 'Not yet.', action: { label: 'Home', href: '/home' } };

const route = (path: string, nav?: Omit<NavEntry, 'label' | 'icon'>, on?: boolean): RouteData => ({
  path,
  access: 'member',
  frame: 'member',
  title: path,
  remote: 'mf-sample',
  ...(nav && { nav: { label: path, icon: [], ...nav } }),
  ...(on !== undefined && { flag: { name: `show${path.slice(1)}`, default: on, off } }),
});
const routes = [
  route('/settings', { order: 4 }),
  route('/people', { order: 3 }, false),
  route('/settings/videos'),
  route('/journey', { order: 1 }, true),
];

it('has the entries in order, without those of a flag that is off', () => {
  const paths = (flags: Flags) => navOf(routes, flags).map(({ path }) => path);
  expect(paths({})).toEqual(['/journey', '/settings']);
  expect(paths({ showpeople: true })).toEqual(['/journey', '/people', '/settings']);
  expect(paths({ showjourney: false })).toEqual(['/settings']);
});

it('tells documents which flags are on, and the page of each role', () => {
  const site: SiteConfig = {
    siteUrl: 'https://ember.example',
    apiBase: '/api',
    flags: { showpeople: true },
    providers: [],
    visibilityOpens: '2027-02-14T00:00-08:00',
  };
  const home = { ...route('/emberite'), role: 'home' as const };
  const { flags, roles, ...rest } = configOf([...routes, home], site);
  expect({ ...rest, flags: site.flags }).toEqual(site);
  expect(flags).toEqual({ showpeople: true, showjourney: true });
  expect(roles).toEqual({
    landing: '/landing',
    login: '/login',
    welcome: '/welcome',
    home: '/emberite',
  });
});

it('has words in place of a page whose flag is off', () => {
  const shown = (given: Flags) => routes.map((one) => offPageOf(one, given)?.title);
  expect(shown({ showpeople: true })).toEqual([undefined, undefined, undefined, undefined]);
  expect(shown({})).toEqual([undefined, 'Soon', undefined, undefined]);
});
