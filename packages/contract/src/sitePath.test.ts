import { expect, test } from 'vitest';
import { sitePath, successPath } from './sitePath.ts';
import { goodReturnPaths, hostileReturnPaths } from './testing/returnPaths.ts';

test.each(goodReturnPaths)('%s is a path of this site', (path) => {
  expect(sitePath(path)).toBe(path);
});

test.each([null, undefined, ...hostileReturnPaths])('%j is not', (value) => {
  expect(sitePath(value)).toBeNull();
});

test('resolves dots in a path', () => {
  expect(sitePath('/somewhere/../about')).toBe('/about');
});

test('takes 2,000 characters, and no more', () => {
  const path = `/${'a'.repeat(1_999)}`;
  expect([sitePath(path), sitePath(`${path}a`)]).toEqual([path, null]);
});

test.each([
  ['/emberite', '/emberite?authSuccess=true'],
  ['/a?b=c&authSuccess=false#d', '/a?b=c&authSuccess=true#d'],
])('adds the success to %s', (path, expected) => {
  expect(successPath(path)).toBe(expected);
});
