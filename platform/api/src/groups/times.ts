import { otherLocation } from '@emberite/content/locations';
import { poetrySeason } from '@emberite/content/poetrySeason';
import { day } from '../clock.ts';

/** The time zone of a place. Groups form in British Columbia only; elsewhere there is nothing to say the time of. */
export const timeZoneOf = (place: string): string =>
  place === otherLocation ? 'UTC' : 'America/Vancouver';

/** A moment as clocks in a place show it. */
export interface Local {
  /** Like `2026-12-04`. */
  date: string;
  /** Like `19:00`. */
  hour: string;
}

/** Returns what clocks in a time zone show. */
export function localOf(moment: Date, timeZone: string): Local {
  // Swedes write dates as ISO does, but years before 1000 shorter.
  const [date = '', hour = ''] = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(moment)
    .split(' ');
  return { date: date.padStart(10, '0'), hour };
}

/** Returns the moment at which clocks in a time zone show something. What they skip is the hour before. */
export function momentOf({ date, hour }: Local, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${hour}Z`);
  let moment = wanted;
  // The second round is for the days on which clocks change.
  for (const _ of [1, 2]) {
    const shown = localOf(new Date(moment), timeZone);
    moment += wanted - Date.parse(`${shown.date}T${shown.hour}Z`);
  }
  return new Date(moment);
}

/** The same time of the day, some days before, as clocks in a time zone show it. */
export function daysBefore(moment: Date, days: number, timeZone: string): Date {
  const { date, hour } = localOf(moment, timeZone);
  const before = new Date(Date.parse(`${date}T00:00Z`) - days * day).toISOString().slice(0, 10);
  return momentOf({ date: before, hour }, timeZone);
}

/** The times of the week, with their days (Sunday is 0) and the hours in which evenings begin. */
const weekly: Readonly<Record<string, { days: readonly number[]; from: string; to: string }>> = {
  weekday_evenings: { days: [1, 2, 3, 4], from: '18:00', to: '23:59' },
  friday_evenings: { days: [5], from: '18:00', to: '23:59' },
  saturday_daytime: { days: [6], from: '10:00', to: '16:59' },
  saturday_evenings: { days: [6], from: '17:00', to: '23:59' },
  sunday_daytime: { days: [0], from: '10:00', to: '16:59' },
  sunday_evenings: { days: [0], from: '17:00', to: '23:59' },
};

/** Whether a date is at a time: on one of its days of the week, or itself. */
const isAt = (date: string, when: string) =>
  weekly[when]?.days.includes(new Date(`${date}T00:00Z`).getUTCDay()) ?? when === date;

/** The times at which groups for an experience can meet. */
export const timesFor = (experience: string): string[] =>
  experience === 'poetry-night'
    ? poetrySeason.fridays.map(({ value }) => value)
    : Object.keys(weekly);

/** Returns the time that an evening is at, or null if it is at none. */
export function timeAt(experience: string, { date, hour }: Local): string | null {
  const isThen = (when: string) => {
    const { from, to } = weekly[when] ?? { from: '00:00', to: '23:59' };
    return isAt(date, when) && from <= hour && hour <= to;
  };
  return timesFor(experience).find(isThen) ?? null;
}

/** The dates of a month like `2026-12` that are at a time, of which some hour is not before `earliest`. */
export function datesIn(month: string, when: string, earliest: Date, timeZone: string): string[] {
  const hour = weekly[when]?.to ?? '23:59';
  return Array.from({ length: 31 }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
    .filter((date) => new Date(`${date}T00:00Z`).toISOString().startsWith(date))
    .filter((date) => isAt(date, when) && momentOf({ date, hour }, timeZone) >= earliest);
}
