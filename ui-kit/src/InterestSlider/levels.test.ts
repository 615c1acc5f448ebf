import { expect, it } from 'vitest';
import { clampLevel, interestLevels, levelName } from './levels.ts';
import { moved, swipedLevel } from './swipe.ts';
import type { Swipe } from './swipe.ts';

it('has six levels', () => {
  expect(interestLevels.map((_, level) => levelName(level))).toEqual([
    'Not Interested',
    'Neutral',
    'Potential Friendship',
    'Curious',
    'Attracted',
    'Perfect Match',
  ]);
});

it.each([
  [-3, 0],
  [0, 0],
  [2.4, 2],
  [5, 5],
  [99, 5],
  [Number.NaN, 1],
  [Infinity, 5],
])('clamps %d to %d', (given, level) => {
  expect(clampLevel(given)).toBe(level);
});

const swipe: Swipe = { pointer: 1, x: 100, y: 100, level: 1, direction: 'undecided' };

it.each([
  [105, 104, 'undecided'],
  [118, 104, 'horizontal'],
  [104, 130, 'other'],
  [120, 115, 'other'],
])('moving to %d, %d is %s', (x, y, direction) => {
  expect(moved(swipe, x, y).direction).toBe(direction);
});

it.each([
  [39, 1, 1],
  [40, 1, 2],
  [2000, 1, 2],
  [-40, 1, 0],
  [40, -1, 0],
] as const)('%d px (direction %d) from level 1 lead to %d', (pixels, ahead, level) => {
  const horizontal = moved(swipe, 100 + pixels, 100);
  expect(swipedLevel(horizontal, 100 + pixels, ahead)).toBe(level);
});
