/**
 * Parses the two inclusive ends of a bucket: 'low-high', or 'low-', which ends at `max`. Returns
 * undefined for anything else, and if the high end is below the low one.
 */
export function bucketEnds(bucket: string, max: number): [low: number, high: number] | undefined {
  const [, low, high] = /^(\d+)-(\d*)$/.exec(bucket) ?? [];
  if (low === undefined) return undefined;
  const ends: [number, number] = [Number(low), high ? Number(high) : max];
  return ends[1] < ends[0] ? undefined : ends;
}
