import { expect, it } from 'vitest';
import { cookiesIn, siteCookie } from './cookie.ts';

it.each([
  ['', []],
  ['a=1', ['1']],
  ['a=1; a=2;a=3', ['1', '2', '3']],
  ['a= 1 ', ['1']],
  ['ba=1; a_1=2; b=a=3', []],
  ['b=1; a=x=y; a=', ['x=y', '']],
  ['a; a =1', ['1']],
])('finds the values of a cookie in %j', (cookies, values) => {
  expect(cookiesIn(cookies, 'a')).toEqual(values);
});

it.each([
  ['http://localhost:4000', 'a_4000'],
  ['http://192.168.1.20:8080', 'a_8080'],
  ['http://ember.test', 'a'],
  ['https://ember.example', 'a'],
  ['https://ember.example:8443', 'a'],
])('names a cookie of %s', (siteUrl, name) => {
  expect(siteCookie('a', siteUrl)).toBe(name);
});
