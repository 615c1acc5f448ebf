import { isCurrent, navOf } from '@emberite/release/data';
import type { RouteData } from '@emberite/release/data';
import { expect, it } from 'vitest';
import routes from './routes.tsx';

const data: RouteData[] = routes.map((route) => ({ ...route, remote: 'mf-experiences' }));
const names = new Set(data.flatMap(({ flag }) => flag?.name ?? []));
const pages = data.filter(({ frame }) => frame === 'member');
const flagsWith = (isOn: boolean) => Object.fromEntries([...names].map((name) => [name, isOn]));

it.each(pages)('$path has one current place in the navigation, whatever the flags', ({ path }) => {
  for (const flags of [flagsWith(true), flagsWith(false), {}]) {
    const current = navOf(data, flags, path).filter((entry) => isCurrent(entry, path));
    expect(current).toHaveLength(1);
  }
});

it('has the experiences in the navigation, whatever the flags', () => {
  const labels = navOf(data, flagsWith(false)).map(({ nav }) => nav?.label);
  expect(labels).toEqual(['Experiences', 'Help']);
});
