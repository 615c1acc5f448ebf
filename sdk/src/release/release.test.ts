import { defaultFlags } from '@emberite/sdk/page';
import type { NavEntry } from '@emberite/sdk/page';
import { expect, it } from 'vitest';
import { navOf } from './index.ts';
import type { RouteData } from './index.ts';

const route = (path: string, nav?: Omit<NavEntry, 'label' | 'icon'>): RouteData => ({
  path,
  access: 'member',
  frame: 'member',
  title: path,
  remote: 'mf-sample',
  ...(nav && { nav: { label: path, icon: [], ...nav } }),
});
const routes = [
  route('/settings', { order: 4 }),
  route('/people', { order: 3, flag: 'showPeople' }),
  route('/settings/videos'),
  route('/journey', { order: 1, flag: 'showJourney' }),
];

it('has the entries in order, without those of a flag that is off', () => {
  const paths = (flags = defaultFlags) => navOf(routes, flags).map(({ path }) => path);
  expect(paths()).toEqual(['/journey', '/settings']);
  expect(paths({ ...defaultFlags, showPeople: true })).toEqual([
    '/journey',
    '/people',
    '/settings',
  ]);
  expect(paths({ ...defaultFlags, showJourney: false })).toEqual(['/settings']);
});

it('hides the entry of a flag that an older site does not know', () => {
  const flags = { showJourney: true } as typeof defaultFlags;
  expect(navOf(routes, flags).map(({ path }) => path)).toEqual(['/journey', '/settings']);
});
