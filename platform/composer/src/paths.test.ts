import { RefusedError } from '@emberite/release';
import { assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { isFull } from '../../../tools/sample.ts';
import { pathOf } from './paths.ts';

const part = oneof(
  constantFrom(
    '..',
    '.',
    '',
    '%2e%2e',
    '%2f',
    '//',
    '\\',
    'a/b',
    '\0',
    '\ud800',
    'é',
    '?x',
    '#',
    ';',
  ),
  string({ unit: 'binary', maxLength: 12 }),
  string({ unit: 'grapheme', maxLength: 12 }),
);

it('makes every path one that all servers and browsers read in the same way, or refuses it', () => {
  assert(
    property(tuple(part, part), ([first, second]) => {
      const route = { remote: 'mf-x', path: '/x/:first/and/:second' };
      let path;
      try {
        path = pathOf(route, { first, second });
      } catch (error) {
        expect(error).toBeInstanceOf(RefusedError);
        return;
      }
      expect(new URL(path, 'https://ember.example').pathname).toBe(path);
      const [, x, one = '', and, two = '', ...rest] = path.split('/');
      expect([x, and, rest]).toEqual(['x', 'and', []]);
      const decoded = [one, two].map(decodeURIComponent);
      expect(decoded).toEqual([first || 'first', second || 'second']);
      for (const text of decoded) expect(text).not.toMatch(/^\.{1,2}$|[/\\\0]/);
    }),
    { numRuns: isFull ? 100_000 : 1_000 },
  );
});

it.each(['api', 'Assets', 'registry', 'robots.txt'])('refuses the path of a server, /%s', (x) => {
  const says = `mf-x has the page /${x} by the params of /:x, but the`;
  expect(() => pathOf({ remote: 'mf-x', path: '/:x' }, { x })).toThrow(says);
  expect(pathOf({ remote: 'mf-x', path: '/a/:x' }, { x })).toBe(`/a/${x}`);
});
