import { expect, it } from 'vitest';
import { dayOf } from './day.ts';

it.each([
  ['2026-12-01', 'December 1st'],
  ['2026-03-02T10:00:00Z', 'March 2nd'],
  ['2026-03-03', 'March 3rd'],
  ['2026-03-11', 'March 11th'],
  ['2026-03-22', 'March 22nd'],
  // It is the 15th in UTC.
  ['2026-02-14T23:30:00-08:00', 'February 14th'],
])('the day of %s is %s', (isoTime, day) => {
  expect(dayOf(isoTime)).toBe(day);
});
