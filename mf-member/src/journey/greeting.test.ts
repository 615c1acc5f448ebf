import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it.each([
  [4, 'Good evening'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [0, 'Good evening'],
])('at %i o’clock it is %s', (hour, words) => {
  expect([greeting(hour, ''), greeting(hour, 'Robin')]).toEqual([words, `${words}, Robin`]);
});
