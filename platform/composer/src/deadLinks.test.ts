import type { RouteData } from '@emberite/release/data';
import type { Composition } from '@emberite/store';
import { expect, it } from 'vitest';
import { deadLinks } from './deadLinks.ts';

const linking = (paths: string[]) =>
  [
    { files: { '/robots.txt': {} }, redirects: { '/old': '/a' }, links: { 'mf-x: /a': paths } },
  ] as unknown as Composition[];
const at = (...paths: string[]) => paths.map((path) => ({ path }) as RouteData);

it('knows every address that the gateway answers', () => {
  const routes = at('/', '/a', '/a/:b', '/:x/y/:z');
  const live = [
    '/',
    '/a',
    '/a/',
    '/a/1',
    '/a/1/',
    '/1/y/2',
    '/b/../a',
    '/old',
    '/robots.txt',
    '/api/x',
  ];
  expect(deadLinks(linking([...live, '/assets/x/y.pdf']), routes)).toEqual([]);
  const dead = ['/b', '/a/1/2', '/A', '/1/y', '/1/Y/2', '//y/2', '/a//', '/oops/', '/\\', '/\\['];
  expect(deadLinks(linking(dead), routes)).toEqual(
    dead.map((path) => `mf-x: /a links to ${path}, which no live page has.`),
  );
});
