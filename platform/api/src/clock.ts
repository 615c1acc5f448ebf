/**
 * Returns the current time. Tests provide their own, so that nothing has to wait for a code to
 * expire.
 */
export type Clock = () => Date;

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Returns the time `ms` milliseconds after `from`. */
export function after(from: Date, ms: number): Date {
  return new Date(from.getTime() + ms);
}
