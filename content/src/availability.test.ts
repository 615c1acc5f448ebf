import { expect, it } from 'vitest';
import { sampleAvailability } from './availability.ts';

it('has days with times, each with its own value', () => {
  const values = sampleAvailability.flatMap(({ slots }) => slots.map(({ value }) => value));
  expect(new Set(values).size).toBe(values.length);
  expect(sampleAvailability.every(({ slots }) => slots.length > 0)).toBe(true);
});
