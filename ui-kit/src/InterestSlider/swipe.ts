import { clampLevel } from './levels.ts';

/** Movement that distinguishes a swipe from a tap or from scrolling, in pixels. */
const startPixels = 16;

/** Horizontal movement that changes the level, by one, in pixels. */
const changePixels = 40;

/** A pointer that moves over the area. */
export interface Swipe {
  pointer: number;
  x: number;
  y: number;
  /** The level at the start. */
  level: number;
  /** Undecided until the pointer has moved enough; a swipe that is not horizontal scrolls. */
  direction: 'undecided' | 'horizontal' | 'other';
}

/** Returns the swipe after its pointer moved to a point. */
export function moved(swipe: Swipe, x: number, y: number): Swipe {
  if (swipe.direction !== 'undecided') return swipe;
  const [across, down] = [Math.abs(x - swipe.x), Math.abs(y - swipe.y)];
  if (Math.max(across, down) < startPixels) return swipe;
  // A scroll may drift sideways.
  return { ...swipe, direction: across > 2 * down ? 'horizontal' : 'other' };
}

/**
 * Returns the level that a horizontal swipe has reached: at most one from the start, so that nobody
 * overshoots. `ahead` is 1 in left-to-right text, else -1.
 */
export function swipedLevel(swipe: Swipe, x: number, ahead: 1 | -1): number {
  const way = (x - swipe.x) * ahead;
  if (Math.abs(way) < changePixels) return swipe.level;
  return clampLevel(swipe.level + Math.sign(way));
}
