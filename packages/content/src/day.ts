const months = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const;

/**
 * Returns the day of an ISO time as people read it: 'February 14th'. It is the day in the zone that
 * the time names, wherever the reader is.
 */
export function dayOf(isoTime: string): string {
  const date = new Date(`${isoTime.slice(0, 10)}T00:00Z`);
  const day = date.getUTCDate();
  return `${months.format(date)} ${day}${endings[ordinals.select(day)]}`;
}
