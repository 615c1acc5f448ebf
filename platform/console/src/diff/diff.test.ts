import { expect, it } from 'vitest';
import { after, before } from '../testing/samples.ts';
import { diff } from './diff.ts';

it('says which routes were added, removed and changed, and how', () => {
  expect(diff(before, after).routes).toEqual([
    { path: '/events', change: 'changed', fields: ['title'] },
    { path: '/events/:eventId', change: 'changed', fields: ['code'] },
    { path: '/events/archive', change: 'removed' },
    { path: '/events/calendar', change: 'added' },
  ]);
});

it('says which exports of shared modules are newly used, and which no longer', () => {
  expect(diff(before, after).uses).toEqual([
    { module: '@emberite/sdk/session', added: [], removed: ['loadSession'] },
    { module: 'react', added: ['useTransition'], removed: [] },
    { module: 'valtio', added: ['proxy', 'useSnapshot'], removed: [] },
  ]);
});

it('says which shared versions differ; for the shell, those that it provides', () => {
  expect(diff(before, after).shared).toEqual([
    { module: 'react', from: '^19.3.0', to: '^19.3.1' },
    { module: 'valtio', from: null, to: '^2.3.2' },
  ]);
  const provides = { react: { version: '19.3.1', js: [] } };
  const [shell, next] = [
    { ...before, requires: {}, provides },
    { ...after, requires: {}, provides: { react: { version: '19.4.0', js: [] } } },
  ];
  expect(diff(shell, next).shared).toEqual([{ module: 'react', from: '19.3.1', to: '19.4.0' }]);
});

it('adds up the bytes of each kind of file', () => {
  expect(diff(before, after).bytes).toEqual([
    { kind: 'JavaScript', from: 30_000, to: 28_400 },
    { kind: 'Pictures', from: 0, to: 12_300 },
    { kind: 'Styles', from: 4_200, to: 4_200 },
  ]);
});

it('finds no difference within one release, only its bytes', () => {
  const { bytes, ...rest } = diff(after, after);
  expect(rest).toEqual({ routes: [], uses: [], shared: [] });
  expect(bytes.every(({ from, to }) => from === to)).toBe(true);
  // Releases from before uses were recorded.
  const { uses: _, ...old } = before;
  expect(diff(old, old).uses).toEqual([]);
});
