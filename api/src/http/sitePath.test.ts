import { expect, test } from 'vitest';
import { sitePath } from './sitePath.ts';

test.each(['/', '/emberite', '/emberite/settings?authSuccess=true', '/a#b'])('%s is', (path) => {
  expect(sitePath(path)).toBe(path);
});

test.each([
  undefined,
  '',
  'emberite',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  '/\t/evil.example',
  '/%0a\n',
  'javascript:alert(1)',
  '/./\\evil.example',
])('%j is not a path of this site', (path) => {
  expect(sitePath(path)).toBeNull();
});

test('dots do not lead to another site', () => {
  expect(sitePath('/..//evil.example')).toBeNull();
});
