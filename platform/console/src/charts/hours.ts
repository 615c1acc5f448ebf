import type { ReleaseCount } from '@emberite/release/responses';
import { hourOf } from '../units/units.ts';
import type { Bar } from './Bars.tsx';

const hour = 3_600_000;

/** How many hours a chart shows. */
export const shownHours = 48;

/**
 * The last hours as bars, with a part for each release counted in them. Views and failures have the same order: the
 * live release, then the most recently counted.
 *
 * @param now the time now, in ms
 */
export function hourBars(
  counts: ReleaseCount[],
  of: 'views' | 'failures',
  live: string,
  now: number,
): { series: string[]; bars: Bar[] } {
  const last = Math.floor(now / hour) * hour;
  const hours = Array.from(
    { length: shownHours },
    (_, back) => last - (shownHours - 1 - back) * hour,
  );
  const at = (count: ReleaseCount) => Date.parse(count.hour);
  const recent = counts.filter((count) => at(count) >= hours[0]!);
  const newest = recent.toSorted((one, other) => at(other) - at(one));
  const ids = new Set(newest.map(({ id }) => id));
  const series = [...ids].toSorted((one, other) => Number(other === live) - Number(one === live));
  const bars = hours.map((time) => ({
    label: hourOf(time),
    values: series.map((id) =>
      recent
        .filter((count) => count.id === id && at(count) === time)
        .reduce((sum, count) => sum + count[of], 0),
    ),
  }));
  return { series, bars };
}
