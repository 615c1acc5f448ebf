/**
 * The two ends of a bucket, both included: 'low-high', or 'low-' which is open up to `max`. Undefined
 * for anything else, and where the high end is below the low one.
 */
export function bucketEnds(bucket: string, max: number): [low: number, high: number] | undefined {
  const [, low, high] = /^(\d+)-(\d*)$/.exec(bucket) ?? [];
  if (low === undefined) return undefined;
  const ends: [number, number] = [Number(low), high ? Number(high) : max];
  return ends[1] < ends[0] ? undefined : ends;
}
