import { setTimeout as wait } from 'node:timers/promises';
import { RefusedError } from '@emberite/release';
import type { Log } from '@emberite/config/log';
import { createOutage } from '@emberite/config/log';
import type { Store } from '@emberite/store';
import type { Counts } from './counts.ts';
import { createIncrements } from './increments.ts';
import { judge } from './judge.ts';
import type { ReadMetrics } from './readings.ts';
import type { SiteRegistry } from './registry.ts';
import { addSample, emptySample } from './sample.ts';
import type { Sample } from './sample.ts';

export interface WatchOptions {
  store: Store;
  registry: Pick<SiteRegistry, 'abort'>;
  read: ReadMetrics;
  counts: Counts;
  log: Log;
  /** Milliseconds between two readings of the gateways' metrics. Default 5,000. */
  interval?: number;
}

/** A canary and the release that it is compared with, since both have been live. */
interface Comparison {
  name: string;
  canary: string;
  live: string;
  samples: { canary: Sample; live: Sample };
}

/**
 * Watches what the gateways count: keeps the counts by hour, and takes back each canary that is
 * clearly worse than the live release. Returns a function that stops it.
 */
export function watchReleases({
  store,
  registry,
  read,
  counts,
  log,
  interval = 5_000,
}: WatchOptions): () => Promise<void> {
  const take = createIncrements(new Date());
  let comparisons: Comparison[] = [];

  /** Compares the canaries of the live set. Existing comparisons continue. */
  async function follow(): Promise<void> {
    const latest = await store.latest();
    const { releases, canaries = [] } = latest ? await store.set(latest.set) : { releases: {} };
    comparisons = canaries.flatMap(({ name, release: canary }) => {
      const [live] = (releases as Record<string, string[]>)[name] ?? [];
      if (live === undefined) return [];
      const known = comparisons.find(
        (one) => one.name === name && one.canary === canary && one.live === live,
      );
      const samples = { canary: emptySample(), live: emptySample() };
      return [known ?? { name, canary, live, samples }];
    });
  }

  async function judgeAll(): Promise<void> {
    // Somebody may have ended one meanwhile, or begun another.
    await follow();
    let stuck: Error | undefined;
    for (const comparison of comparisons) {
      const { name, canary, samples } = comparison;
      const { verdict, why } = judge(samples.canary, samples.live);
      if (verdict !== 'worse') continue;
      try {
        await registry.abort(name, why, undefined, canary);
        log({ event: 'canary-worse', level: 'error', remote: name, release: canary, reason: why });
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        await follow();
        // If it is gone, another registry was faster.
        if (!comparisons.includes(comparison)) continue;
        stuck = new Error(`The canary of ${name} is worse, and stays: ${why} ${error.message}`);
      }
    }
    if (stuck) throw stuck;
  }

  async function look(): Promise<void> {
    const increments = take(await read());
    for (const { name, canary, live, samples } of comparisons) {
      for (const one of increments.filter((increment) => increment.name === name)) {
        if (one.id === canary) addSample(samples.canary, one.sample);
        if (one.id === live) addSample(samples.live, one.sample);
      }
    }
    // A write that fails keeps nobody from judging.
    const work = [counts.add(increments, new Date()), judgeAll()];
    await Promise.allSettled(work);
    await Promise.all(work);
  }

  const closing = new AbortController();
  async function watch(): Promise<void> {
    const outage = createOutage(log, 'watch-failed', 'watch-works');
    // If this fails, so does the first look, which reports it.
    await follow().catch(() => {});
    while (!closing.signal.aborted) {
      await look().then(
        () => outage.ended(),
        (error: unknown) => outage.began({ reason: String(error) }),
      );
      await wait(interval, undefined, { signal: closing.signal }).catch(() => {});
    }
  }
  const watching = watch();

  return async () => {
    closing.abort();
    await watching;
  };
}
