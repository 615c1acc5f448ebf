import type { ReleaseCount } from '@emberite/release/responses';
import { hourOf } from '../units/units.ts';
import type { Bar } from './Bars.tsx';

const hour = 3_600_000;

/** How many hours a chart shows. */
export const shownHours = 48;

/** How many parts of a bar can be told apart. */
const mostParts = 4;

/**
 * The last hours as bars, with a part for each release counted in them. Views and failures have the same order: the
 * live release, then the most recently counted. If there are too many, the last part is all others.
 *
 * @param now the time now, in ms
 */
export function hourBars(
  counts: ReleaseCount[],
  of: 'views' | 'failures',
  live: string,
  now: number,
): { series: string[]; bars: Bar[] } {
  const at = (count: ReleaseCount) => Date.parse(count.hour);
  // The clock of the reader's machine may be behind.
  const last = Math.floor(Math.max(now, ...counts.map(at)) / hour) * hour;
  const hours = Array.from(
    { length: shownHours },
    (_, back) => last - (shownHours - 1 - back) * hour,
  );
  const recent = counts.filter((count) => at(count) >= hours[0]!);
  const newest = recent.toSorted((one, other) => at(other) - at(one));
  const ids = [...new Set(newest.map(({ id }) => id))].toSorted(
    (one, other) => Number(other === live) - Number(one === live),
  );
  const named = ids.length > mostParts ? ids.slice(0, mostParts - 1) : ids;
  const partOf = (id: string) => (named.includes(id) ? id : 'Others');
  const series = [...new Set(ids.map(partOf))];
  const bars = hours.map((time) => ({
    label: hourOf(time),
    values: series.map((name) =>
      recent
        .filter((count) => partOf(count.id) === name && at(count) === time)
        .reduce((sum, count) => sum + count[of], 0),
    ),
  }));
  return { series, bars };
}
