import { describe, expect, it } from 'vitest';
import { ageOptions, idealAgeRange } from './age.ts';

describe('ages', () => {
  it('are the 83 ages from 18 to 100', () => {
    expect(ageOptions).toHaveLength(83);
    expect(ageOptions[0]).toEqual({ value: '18', label: '18 years old' });
    expect(ageOptions.at(-1)).toEqual({ value: '100', label: '100 years old' });
  });

  it('give an ideal range of ten years either way', () => {
    expect(idealAgeRange(34)).toEqual({ min: 24, max: 44 });
  });
});
