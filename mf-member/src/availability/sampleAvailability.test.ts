import { availabilityOptions } from '@emberite/content/registration';
import { expect, it } from 'vitest';
import { sampleAvailability } from './sampleAvailability.ts';

it('has the times that a registration asks for', () => {
  expect(sampleAvailability.flatMap(({ slots }) => slots.map(({ value }) => value))).toEqual(
    availabilityOptions.map(({ value }) => value),
  );
});
