/** The six levels of interest. A level is an index into this list. */
export const interestLevels = [
  'Not Interested',
  'Neutral',
  'Potential Friendship',
  'Curious',
  'Attracted',
  'Perfect Match',
] as const;

const last = interestLevels.length - 1;

/** The level of a person the member has not rated. */
export const defaultLevel = 1;

/** Returns a whole level from 0 to 5; the default level for NaN. */
export function clampLevel(level: number): number {
  if (Number.isNaN(level)) return defaultLevel;
  return Math.min(last, Math.max(0, Math.round(level)));
}

/** Returns the name of a level after clamping it. */
export function levelName(level: number): string {
  return interestLevels[clampLevel(level)] ?? '';
}
