import { expect, it } from 'vitest';
import { lasting } from './responses.ts';

it.each([
  [-180_000, '0 seconds'],
  [999, '0 seconds'],
  [60_000, '1 minute'],
  [3 * 86_400_000 - 1, '2 days'],
])('says for how long %d ms last', (ms, said) => {
  expect(lasting(ms)).toBe(said);
});
