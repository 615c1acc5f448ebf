import { expect, test } from 'vitest';
import { shortageWords } from './words.ts';

test.each([
  [8, 28, '18 and 28'],
  [30, 40, '30 and 40'],
  [85, 105, '85 and 100'],
])('who is missing is an adult of an age that there is: %i to %i', (minAge, maxAge, ages) => {
  const shortage = { when: 'friday_evenings', men: 0, women: 2, minAge, maxAge };
  expect(shortageWords(shortage, 0)).toBe(
    `Two more women between ${ages} who are free on Friday evenings would complete a first group.`,
  );
});
