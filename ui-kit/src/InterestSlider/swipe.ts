import { clampLevel } from './levels.ts';

/** Pixels of horizontal movement that make one level. */
export const pixelsPerLevel = 56;

/** Movement that distinguishes a swipe from a tap or from scrolling, in pixels. */
const startPixels = 10;

/** A pointer that moves over the area. */
export interface Swipe {
  pointer: number;
  x: number;
  y: number;
  /** The level at the start. */
  level: number;
  /** Undecided until the pointer has moved enough; a vertical swipe scrolls the page. */
  direction: 'undecided' | 'horizontal' | 'vertical';
}

/** Returns the swipe after its pointer moved to a point. */
export function moved(swipe: Swipe, x: number, y: number): Swipe {
  if (swipe.direction !== 'undecided') return swipe;
  const [across, down] = [Math.abs(x - swipe.x), Math.abs(y - swipe.y)];
  if (Math.max(across, down) < startPixels) return swipe;
  return { ...swipe, direction: across > down ? 'horizontal' : 'vertical' };
}

/**
 * Returns the level a horizontal swipe has reached. `ahead` is 1 in left-to-right text, else -1.
 */
export function swipedLevel(swipe: Swipe, x: number, ahead: 1 | -1): number {
  if (swipe.direction !== 'horizontal') return swipe.level;
  const steps = Math.round(((x - swipe.x) * ahead) / pixelsPerLevel);
  return clampLevel(swipe.level + steps);
}
