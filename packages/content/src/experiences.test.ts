import { expect, it } from 'vitest';
import { registrationName } from './experiences.ts';

it.each<['night-out' | 'poetry-night', string[], string]>([
  ['poetry-night', [], 'poetry night'],
  ['night-out', [], 'a night out'],
  ['night-out', ['peak-axethrowing'], 'Peak Axe Throwing'],
  ['night-out', ['meal-kit-mastery', 'peak-axethrowing'], 'Meal Kit Mastery and 1 more'],
  ['night-out', ['no-longer-offered'], 'no-longer-offered'],
])('a registration for %s with %j is called "%s"', (kind, experiences, name) => {
  expect(registrationName({ kind, experiences })).toBe(name);
});
