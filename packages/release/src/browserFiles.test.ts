import { expect, it } from 'vitest';
import { routeData } from './index.ts';
import type { ReleaseRoute } from './index.ts';

it('takes from a route what is known of it, and nothing else that a release has', () => {
  const off = { title: 'Soon', text: 'In May', action: { label: 'Back', href: '/' } };
  const data = {
    path: '/things',
    access: 'member',
    frame: 'member',
    title: 'Things',
    description: 'All of them',
    nav: { label: 'Things', opens: '/things', icon: ['M4 7h16'], order: 50, also: ['/thing'] },
    menu: { label: 'Things', place: 'header', order: 50, section: 'all' },
    flag: { name: 'showThings', default: true, off },
    secret: true,
    parts: { 'mf-events/next': ['since?'] },
    remote: 'mf-things',
  } as const;
  const more = { junk: 'x' };
  const files = {
    js: ['a.js'],
    css: [],
    shared: [],
    prerender: true,
    role: 'home',
    aliases: ['/t'],
  };
  const route = {
    ...data,
    ...files,
    ...more,
    nav: { ...data.nav, ...more },
    menu: { ...data.menu, ...more },
    flag: { ...data.flag, ...more, off: { ...off, ...more, action: { ...off.action, ...more } } },
  };
  expect(JSON.stringify(routeData(route as unknown as ReleaseRoute))).toBe(JSON.stringify(data));
});
