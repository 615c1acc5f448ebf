/**
 * A cumulative histogram: how many values were at most the upper bound of each bucket, in seconds;
 * Infinity counts all.
 */
export type Distribution = Map<number, number>;

/** What browsers measured of a release in a period of time. */
export interface Sample {
  /** Documents that people opened. */
  views: number;
  /** Failures and policy violations that they reported. */
  failures: number;
  violations: number;
  /** Largest contentful paint and interaction to next paint. */
  lcp: Distribution;
  inp: Distribution;
}

export const emptySample = (): Sample => ({
  views: 0,
  failures: 0,
  violations: 0,
  lcp: new Map(),
  inp: new Map(),
});

/** Adds the second one to the first. */
export function addSample(sum: Sample, more: Sample): void {
  for (const name of ['views', 'failures', 'violations'] as const) sum[name] += more[name];
  for (const name of ['lcp', 'inp'] as const) {
    for (const [end, count] of more[name]) sum[name].set(end, (sum[name].get(end) ?? 0) + count);
  }
}

/** The number of values. */
export const countOf = (values: Distribution): number => values.get(Infinity) ?? 0;

/** The upper quartile in seconds, interpolated within its bucket; null without values. */
export function upperQuartile(values: Distribution): number | null {
  const rank = 0.75 * countOf(values);
  if (rank === 0) return null;
  let [start, before] = [0, 0];
  for (const [end, count] of [...values].toSorted(([one], [other]) => one - other)) {
    if (count >= rank) {
      return end === Infinity
        ? start
        : start + ((end - start) * (rank - before)) / (count - before);
    }
    [start, before] = [end, count];
  }
  return start;
}
