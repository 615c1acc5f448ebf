import { tolerable } from '../report/disturbed.ts';
import { quantile } from '../report/results.ts';
import type { Deed, Kind } from './record.ts';
import { kinds } from './record.ts';
import type { Sample } from './samples.ts';
import { placeNames } from './samples.ts';
import { programs } from './site.ts';

/** A value at a moment. */
interface Point {
  /** Milliseconds since the start. */
  at: number;
  value: number;
}

/**
 * How something may change:
 *
 * - `flat`: after this share of the time, the line through it rises by no more than a tenth of its median, or by as
 *   much as `rise`. Before that, it fills up.
 * - `most`: it is never more than that.
 * - `twice`: in the last tenth of the time, it is at most twice what it was in the first, or 5 ms more.
 * - `free`: it grows with what people do.
 */
export type Rule =
  | { kind: 'flat'; after: number; rise: number }
  | { kind: 'most'; value: number }
  | { kind: 'twice' }
  | { kind: 'free' };

/** What is measured, over the time. */
export interface Series {
  group: 'memory' | 'handles' | 'disk' | 'median' | 'slowest hundredth';
  name: string;
  unit: 'MB' | 'count' | 'ms';
  rule: Rule;
  points: Point[];
}

/** A series at its start and its end, and why it fails; null if it does not. */
export interface Finding extends Omit<Series, 'points'> {
  /** The median of the first tenth of the time. */
  start: number;
  /** The median of the last tenth. */
  end: number;
  failed: string | null;
}

const MB = 1_000_000;

const median = (values: number[]) => quantile(values, 0.5);

/**
 * How much the line through points rises from the first to the last: by the median of all slopes, so that a peak does
 * not matter.
 */
function riseOf(points: Point[]): number {
  const slopes = points.flatMap((one, index) =>
    points.slice(index + 1).map((other) => (other.value - one.value) / (other.at - one.at)),
  );
  return median(slopes) * ((points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0));
}

const within = (points: Point[], from: number, to: number) =>
  points.filter(({ at }) => at >= from && at <= to).map(({ value }) => value);

/** How many deeds a percentile needs on either side. */
const enough = 100;

/** How many values a line of times has. */
const steps = 24;

/** The times of a kind of deed, in steps. */
function timesOf(deeds: Deed[], duration: number, part: number): Point[] {
  const step = duration / steps;
  return [...Array(steps).keys()].flatMap((index) => {
    const own = deeds.filter(({ at }) => Math.floor(at / step) === index).map(({ ms }) => ms);
    return own.length > 0 ? [{ at: (index + 0.5) * step, value: quantile(own, part) }] : [];
  });
}

/** Everything that has been measured. */
export function seriesOf(samples: Sample[], deeds: Deed[], duration: number): Series[] {
  const over = (
    group: Series['group'],
    name: string,
    unit: Series['unit'],
    rule: Rule,
    value: (sample: Sample) => number,
  ): Series => ({
    group,
    name,
    unit,
    rule,
    points: samples.map((sample) => ({ at: sample.at, value: value(sample) })),
  });
  const flat = (rise: number, after = 1 / 3): Rule => ({ kind: 'flat', after, rise });
  const disk: Record<(typeof placeNames)[number], Rule> = {
    releases: { kind: 'free' },
    // It is full with eleven releases of each remote.
    'gateway cache': flat(10 * MB, 2 / 3),
    database: flat(10 * MB),
    recordings: flat(1 * MB),
    // Two files of 10 MB.
    log: { kind: 'most', value: 21 * MB },
  };
  const times = (kind: Kind): Series[] => {
    const own = deeds.filter((deed) => deed.kind === kind);
    const common = { name: kind, unit: 'ms', rule: { kind: 'twice' } } as const;
    const p50: Series = { ...common, group: 'median', points: timesOf(own, duration, 0.5) };
    if (own.length < enough * 10) return [p50];
    return [p50, { ...common, group: 'slowest hundredth', points: timesOf(own, duration, 0.99) }];
  };
  return [
    ...programs.map((name) =>
      over('memory', name, 'MB', flat(10 * MB), ({ memory }) => memory[name]),
    ),
    over('memory', 'gateway heap', 'MB', flat(10 * MB), ({ heap }) => heap),
    ...programs.map((name) =>
      over('handles', name, 'count', flat(10), ({ handles }) => handles[name]),
    ),
    ...placeNames.map((name) => over('disk', name, 'MB', disk[name], ({ sizes }) => sizes[name])),
    ...kinds.flatMap(times),
  ];
}

function failureOf({ rule, points }: Series, start: number, end: number, duration: number) {
  switch (rule.kind) {
    case 'flat': {
      const late = points.filter(({ at }) => at >= duration * rule.after);
      const rise = riseOf(late);
      const allowed = Math.max(rule.rise, median(late.map(({ value }) => value)) / 10);
      return rise > allowed ? 'It keeps growing.' : null;
    }
    case 'most':
      return points.some(({ value }) => value > rule.value) ? 'It is too large.' : null;
    case 'twice':
      return end > Math.max(2 * start, start + 5) ? 'It has become slower.' : null;
    case 'free':
      return null;
  }
}

/** Whether other programs kept the machine busy in the last tenth of the time. */
export function isDisturbed(samples: Sample[], duration: number): boolean {
  const late = samples.filter(({ at }) => at >= duration * 0.9).map(({ others }) => others);
  return late.reduce((sum, others) => sum + others, 0) > tolerable * late.length;
}

/** Compares the start with the end, and judges; times only if the machine was not disturbed. */
export function judge(series: Series[], duration: number, disturbed: boolean): Finding[] {
  return series
    .filter(({ points }) => points.length > 0)
    .map(({ points, ...one }) => {
      const tenth = duration / 10;
      const first = within(points, 0, tenth);
      const last = within(points, duration - tenth, Infinity);
      // Rare deeds may have no value in a tenth.
      const start = first.length > 0 ? median(first) : points[0]!.value;
      const end = last.length > 0 ? median(last) : points.at(-1)!.value;
      const isUnknown = one.rule.kind === 'twice' && disturbed;
      const failed = isUnknown ? null : failureOf({ ...one, points }, start, end, duration);
      return { ...one, start, end, failed };
    });
}
