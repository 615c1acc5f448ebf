import { expect, test } from 'vitest';
import { destination, sameSitePath } from './returnPath.ts';

test.each([
  '/',
  '/emberite',
  '/emberite/settings/videos',
  '/emberite/journey/craft-profile/step-1?from=mail&x=1#top',
  '/experience/dinner%20for%20eight',
  '/emberite?next=//elsewhere.example',
  '/emberite?q=%5C',
  '/loginless',
])('%s is a path of this site', (path) => {
  expect(sameSitePath(path)).toBe(path);
});

test.each([
  null,
  '',
  'emberite',
  './emberite',
  '?a=b',
  '#top',
  'https://elsewhere.example/emberite',
  'http:/elsewhere.example',
  'javascript:alert(1)',
  'data:text/html,hello',
  '//elsewhere.example',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\\/elsewhere.example',
  '/emberite\\..\\..',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/\r\nSet-Cookie: a=b',
  '/\u0000/elsewhere.example',
  '/\u200b/elsewhere.example',
  '/ /elsewhere.example',
  ' /emberite',
  '/.//elsewhere.example',
  '/emberite/..//elsewhere.example',
  '/emberite//elsewhere.example',
  '/%2F/elsewhere.example',
  '/%2felsewhere.example',
  '/%252f%252felsewhere.example',
  '/%25252felsewhere.example',
  '/%5Celsewhere.example',
  '/%255Celsewhere.example',
  '/%09/elsewhere.example',
  '/%0d%0aSet-Cookie:a=b',
  '/%2e%2e//elsewhere.example',
  '/%E0%A4%A',
  '/100%',
  `/${'a'.repeat(2000)}`,
])('%j is not', (value) => {
  expect(sameSitePath(value)).toBeNull();
});

test.each([
  '/login',
  '/login/',
  '/LOGIN?redirectedFrom=/login',
  '/login/magic-link?a=b',
  '/create-account',
])('does not return to %s after signing in', (path) => {
  expect(sameSitePath(path)).toBeNull();
});

test('resolves dots in a path', () => {
  expect(sameSitePath('/emberite/../press')).toBe('/press');
});

test('leads to the default page without a path', () => {
  expect(destination(null)).toBe('/emberite');
  expect(destination('https://elsewhere.example')).toBe('/emberite');
  expect(destination('/emberite/people')).toBe('/emberite/people');
});
