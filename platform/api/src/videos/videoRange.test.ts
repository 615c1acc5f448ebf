import { expect, test } from 'vitest';
import { byteRange } from './videoFile.ts';

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=8-100', { start: 8, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-100', { start: 0, end: 9 }],
  [undefined, null],
  ['bytes=0-1,4-5', null],
  ['lines=1-2', null],
  ['bytes=-', null],
  ['bytes=5-4', null],
  ['bytes=10-', 'none'],
  ['bytes=-0', 'none'],
])('of 10 bytes, %s is %o', (header, expected) => {
  expect(byteRange(header, 10)).toEqual(expected);
});
