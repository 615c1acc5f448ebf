/**
 * A cumulative histogram: how many values were at most the upper bound of each bucket, in seconds;
 * Infinity counts all.
 */
export type Distribution = Map<number, number>;

export const emptySample = () => ({
  /** Documents that people opened. */
  views: 0,
  /** Failures and policy violations that they reported. */
  failures: 0,
  violations: 0,
  /** Page views that count for the judge. */
  judged: 0,
  /** Documents that reported a failure, or how fast they were, by network: they count for the judge. */
  failed: new Map<string, number>(),
  measured: new Map<string, number>(),
  /** Largest contentful paint and interaction to next paint. */
  lcp: new Map() as Distribution,
  inp: new Map() as Distribution,
});

/** What browsers measured of a release in a period of time. */
export type Sample = ReturnType<typeof emptySample>;

/** Adds a number to one of those by key. */
export function addTo<Key>(sums: Map<Key, number>, key: Key, more: number): void {
  sums.set(key, (sums.get(key) ?? 0) + more);
}

/** Adds the second one to the first. */
export function addSample(sum: Sample, more: Sample): void {
  for (const name of ['views', 'failures', 'violations', 'judged'] as const)
    sum[name] += more[name];
  for (const name of ['lcp', 'inp'] as const) {
    for (const [end, count] of more[name]) addTo(sum[name], end, count);
  }
  for (const name of ['failed', 'measured'] as const) {
    for (const [network, count] of more[name]) addTo(sum[name], network, count);
  }
}

/** How many reports there are, and from how many networks. */
export function reportsOf(byNetwork: Map<string, number>): { count: number; networks: number } {
  const counts = [...byNetwork.values()].filter((count) => count > 0);
  return { count: counts.reduce((sum, one) => sum + one, 0), networks: counts.length };
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
