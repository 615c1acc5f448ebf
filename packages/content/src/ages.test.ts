import { expect, it } from 'vitest';
import { ageGroupOf, ageRangeLabel } from './ages.ts';

it('shows an ideal age range within the ages of members', () => {
  expect(ageRangeLabel({ min: 8, max: 28 })).toBe('18 to 28');
  expect(ageRangeLabel({ min: 80, max: 100 })).toBe('80 and older');
  expect(ageRangeLabel({ min: 24, max: 44 })).toBe('24 to 44');
});

it.each([
  [18, '10-19'],
  [30, '30-39'],
  [39, '30-39'],
  [100, '100-109'],
])('shows others the decade of %i', (age, group) => {
  expect(ageGroupOf(age)).toBe(group);
});
