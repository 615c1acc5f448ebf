import { expect, it } from 'vitest';
import { placeCanaries } from './canaries.ts';

const canary = (percent: number) => ({ release: 'second', percent });

it('gives a canary what is free, also if it is not in one row', () => {
  const before = [{ name: 'mf-b', ...canary(30), from: 30, set: 'set' }];
  const placed = placeCanaries({ 'mf-b': canary(30), 'mf-c': canary(50) }, before);
  expect(placed.map(({ name, from }) => [name, from])).toEqual([
    ['mf-b', 0],
    ['mf-c', 30],
  ]);
  expect(() => placeCanaries({ 'mf-b': canary(30), 'mf-c': canary(71) }, before)).toThrow(
    'There are not enough browsers left for 71 % of them: mf-b has 30 %.',
  );
});
