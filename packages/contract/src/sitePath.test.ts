import { expect, test } from 'vitest';
import { sitePath } from './sitePath.ts';
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
