import type { Reading } from './readings.ts';
import type { Sample } from './sample.ts';
import { addTo, emptySample } from './sample.ts';

/** What happened with a release in a period of time. */
export interface Increment {
  name: string;
  id: string;
  sample: Sample;
}

/**
 * Returns a function that tells what happened with each release since the last readings. A counter
 * that has become smaller has restarted from 0, with its gateway. What a gateway counted before
 * `since` is ignored.
 */
export function createIncrements(since: Date): (readings: Reading[]) => Increment[] {
  const last = new Map<string, number>();
  const seen = new Set<string>();

  return (readings) => {
    const isOurs = new Set(seen);
    for (const { gateway, name, value } of readings) {
      seen.add(gateway);
      const isStart = name === 'process_start_time_seconds';
      if (isStart && value * 1_000 > since.getTime()) isOurs.add(gateway);
    }
    const increments = new Map<string, Increment>();
    for (const { gateway, name, labels, value } of readings) {
      const { remote, release } = labels;
      if (remote === undefined || release === undefined) continue;
      const key = `${gateway} ${name} ${JSON.stringify(labels)}`;
      const before = last.get(key) ?? (isOurs.has(gateway) ? 0 : value);
      last.set(key, value);
      const added = value < before ? value : value - before;
      const of = `${remote} ${release}`;
      const one = increments.get(of) ?? { name: remote, id: release, sample: emptySample() };
      increments.set(of, one);
      count(one.sample, name, added, labels);
    }
    return [...increments.values()];
  };
}

/** Adds what a counter of that name and those labels counted. */
function count(
  sample: Sample,
  name: string,
  added: number,
  { le = '+Inf', network = '' }: Reading['labels'],
): void {
  // The upper bound of a bucket, as Prometheus writes it.
  const inBucket = (values: Sample['lcp']) =>
    addTo(values, le === '+Inf' ? Infinity : Number(le), added);
  if (name === 'ember_page_views_total') sample.views += added;
  else if (name === 'ember_failures_total') sample.failures += added;
  else if (name === 'ember_judged_views_total') sample.judged += added;
  else if (name === 'ember_judged_failures_total') addTo(sample.failed, network, added);
  else if (name === 'ember_judged_vitals_total') addTo(sample.measured, network, added);
  else if (name === 'ember_violations_total') sample.violations += added;
  else if (name === 'ember_lcp_seconds_bucket') inBucket(sample.lcp);
  else if (name === 'ember_inp_seconds_bucket') inBucket(sample.inp);
}
