import { locationOptions } from '@emberite/content/locations';
import { expect, it } from 'vitest';
import { notOpenYet } from './notOpenYet.ts';

it('says something wherever groups do not form yet', () => {
  const closed = locationOptions.filter(({ value }) => notOpenYet(value));
  expect(closed.map(({ value }) => value)).toEqual(['CA:BC:MetroVancouver', 'Other']);
  expect(notOpenYet('CA:BC:MetroVancouver')?.text).toContain('Vancouver Giveaway');
  expect(notOpenYet(null)).toBeUndefined();
  expect(notOpenYet('toString')).toBeUndefined();
});
