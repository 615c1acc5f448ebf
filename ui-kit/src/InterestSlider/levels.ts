/** The six levels of interest; a level is a place in this list. */
export const interestLevels = [
  'Not Interested',
  'Neutral',
  'Potential Friendship',
  'Curious',
  'Attracted',
  'Perfect Match',
] as const;

const last = interestLevels.length - 1;

/** The level of somebody nothing was said about. */
export const defaultLevel = 1;

/** A whole level between 0 and 5; what is no number is the default. */
export function clampLevel(level: number): number {
  if (Number.isNaN(level)) return defaultLevel;
  return Math.min(last, Math.max(0, Math.round(level)));
}

/** The name of a level, after clamping. */
export function levelName(level: number): string {
  return interestLevels[clampLevel(level)] ?? '';
}
