import type { Flags, NavEntry } from './page.ts';
import { expect, it } from 'vitest';
import { configOf, isCurrent, menuOf, navOf, offPageOf } from './data.ts';
import type { RouteData, SiteConfig } from './data.ts';

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
  route('/things', { order: 3 }, false),
  route('/settings/videos'),
  route('/plans', { order: 1 }, true),
];

it('has the entries in order, without those of a flag that is off', () => {
  const paths = (flags: Flags) => navOf(routes, flags).map(({ path }) => path);
  expect(paths({})).toEqual(['/plans', '/settings']);
  expect(paths({ showthings: true })).toEqual(['/plans', '/things', '/settings']);
  expect(paths({ showplans: false })).toEqual(['/settings']);
});

it('has the menu of public pages in order, without what a flag turns off', () => {
  const page = (path: string, order: number, section?: string, on?: boolean): RouteData => ({
    ...route(path, undefined, on),
    menu: { label: path, place: 'header', order, ...(section && { section }) },
  });
  const pages = [
    ...routes,
    page('/', 2, 'steps'),
    page('/soon', 3, undefined, false),
    page('/a', 1),
  ];
  const hrefs = (flags: Flags) => menuOf(pages, flags).map(({ href }) => href);
  expect(hrefs({})).toEqual(['/a', '/#steps']);
  expect(hrefs({ showsoon: true })).toEqual(['/a', '/#steps', '/soon']);
});

it('keeps the entry of a page that is off where it is the current one, or has no page in its place', () => {
  const things = { ...routes[1]!, nav: { ...routes[1]!.nav!, also: ['/thing/:thingId'] } };
  const { name, default: isDefault } = routes[3]!.flag!;
  const all = [things, { ...routes[3]!, flag: { name, default: isDefault } }];
  const paths = (at: string) => navOf(all, { showplans: false }, at).map(({ path }) => path);
  expect(paths('/plans')).toEqual(['/plans']);
  for (const at of ['/things', '/thing/:thingId', '/things/:thingId/more']) {
    expect(paths(at)).toEqual(['/plans', '/things']);
    expect(all.map((each) => isCurrent(each, at))).toEqual([true, false]);
  }
  expect(isCurrent(things, '/thingsElsewhere')).toBe(false);
});

it('tells documents which flags are on, and the page of each role', () => {
  const site: SiteConfig = {
    siteUrl: 'https://ember.example',
    apiBase: '/api',
    flags: { showthings: true },
    providers: [],
    visibilityOpens: '2027-02-14T00:00-08:00',
  };
  const pages: RouteData[] = [
    { ...route('/mine'), role: 'home' },
    { ...route('/enter'), role: 'login' },
    { ...route('/first'), role: 'welcome' },
  ];
  const { flags, roles, ...rest } = configOf([...routes, ...pages], site);
  expect({ ...rest, flags: site.flags }).toEqual(site);
  expect(flags).toEqual({ showthings: true, showplans: true });
  expect(roles).toEqual({
    landing: '/landing',
    login: '/enter',
    welcome: '/first',
    home: '/mine',
  });
});

it('has a text in place of a page whose flag is off', () => {
  const shown = (given: Flags) => routes.map((one) => offPageOf(one, given)?.title);
  expect(shown({ showthings: true })).toEqual([undefined, undefined, undefined, undefined]);
  expect(shown({})).toEqual([undefined, 'Soon', undefined, undefined]);
});
