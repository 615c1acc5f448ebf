import { expect, it } from 'vitest';
import { sampleAvailability } from './availability.ts';
import { availabilityOptions } from './registration.ts';

it('has the times that a registration asks for', () => {
  expect(sampleAvailability.flatMap(({ slots }) => slots.map(({ value }) => value))).toEqual(
    availabilityOptions.map(({ value }) => value),
  );
});
