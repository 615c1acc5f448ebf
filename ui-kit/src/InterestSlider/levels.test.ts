import { expect, it } from 'vitest';
import { clampLevel, interestLevels, levelName } from './levels.ts';
import { moved, pixelsPerLevel, swipedLevel } from './swipe.ts';
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
const far = pixelsPerLevel;

it('waits for a direction, and ignores scrolling', () => {
  expect(moved(swipe, 105, 104).direction).toBe('undecided');
  expect(moved(swipe, 112, 104).direction).toBe('horizontal');
  const scrolling = moved(swipe, 104, 130);
  expect(scrolling.direction).toBe('vertical');
  expect(swipedLevel(moved(scrolling, 400, 130), 400, 1)).toBe(1);
});

it.each([
  [far, 1, 2],
  [2 * far, 1, 3],
  [-far, 1, 0],
  [-9 * far, 1, 0],
  [40 * far, 1, 5],
  [far, -1, 0],
] as const)('comes with %d px (direction %d) from level 1 to %d', (pixels, ahead, level) => {
  const horizontal = moved(swipe, 100 + pixels, 100);
  expect(swipedLevel(horizontal, 100 + pixels, ahead)).toBe(level);
});
