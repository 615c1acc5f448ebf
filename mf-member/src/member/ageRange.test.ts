import { describe, expect, it } from 'vitest';
import { ageGroupLabel, ageRangeOptions, ageRangeValue, parseAgeRange } from './ageRange.ts';

describe('ideal age ranges', () => {
  const values = ageRangeOptions.map(({ value }) => value);

  it('are the ten buckets', () => {
    expect(values).toEqual([
      '20-28',
      '25-35',
      '30-40',
      '35-45',
      '40-50',
      '45-55',
      '50-60',
      '60-75',
      '70-90',
      '80-',
    ]);
  });

  it('are written in one way', () => {
    const labels = ageRangeOptions.map(({ label }) => label);
    expect([labels[0], labels.at(-1)]).toEqual(['20 to 28', '80 and older']);
    expect(ageGroupLabel('30-39')).toBe('30 to 39');
    expect(ageGroupLabel('anything')).toBe('anything');
  });

  it.each(values)('%s is read and written back', (value) => {
    expect(ageRangeValue(parseAgeRange(value)!)).toBe(value);
  });

  it.each([
    ['80-90', { min: 80, max: 90 }],
    ['20-100', { min: 20, max: 100 }],
  ])('%s is not the open-ended one', (value, range) => {
    expect(ageRangeValue(range)).toBe(value);
  });

  it.each([
    ['24-44', { min: 24, max: 44 }],
    ['0-0', { min: 0, max: 0 }],
    ['80-', { min: 80, max: 100 }],
  ])('%s is accepted', (value, range) => {
    expect(parseAgeRange(value)).toEqual(range);
  });

  it.each(['', '-', '70-', '-5-20', '40-30', 'a-b', '20-b', '20-30-40', '20', ' 20-30', '2e1-30'])(
    '"%s" is rejected',
    (value) => {
      expect(parseAgeRange(value)).toBeNull();
    },
  );
});
