import type { ReleaseCount } from '@emberite/release';
import type { Objects } from '@emberite/objects';
import { createRecent } from '@emberite/store/recent';
import type { Increment } from './increments.ts';
import { addSample, emptySample, upperQuartile } from './sample.ts';

/** How long the counts of an hour are kept, in ms. */
export const countsLife = 30 * 24 * 60 * 60 * 1_000;

/** How many stored hours are held in memory: more than are kept. */
const mostHours = 1_000;

const inMs = (seconds: number | null) => seconds && Math.round(seconds * 1_000);

const hourOf = (time: Date) =>
  new Date(time.getTime() - (time.getTime() % 3_600_000)).toISOString();

/**
 * Opens the counts of a store. Those of the running hour are in memory: a registry that stops
 * forgets them.
 */
export function openCounts(objects: Objects) {
  const stored = createRecent<ReleaseCount[]>(mostHours);
  /** The hours that are over and not stored yet, by their key. */
  const finished = new Map<string, ReleaseCount[]>();
  let running: { hour: string; releases: Map<string, Increment> } | undefined;

  function current(): ReleaseCount[] {
    if (!running) return [];
    const { hour, releases } = running;
    return [...releases.values()].flatMap(({ name, id, sample }) => {
      const { views, judged, failures, violations } = sample;
      if (views + judged + failures + violations === 0) return [];
      const lcp = inMs(upperQuartile(sample.lcp));
      return { name, id, hour, views, judged, failures, violations, lcp };
    });
  }

  async function read(key: string): Promise<ReleaseCount[]> {
    const bytes = await objects.get(key);
    return bytes ? (JSON.parse(bytes.toString()) as ReleaseCount[]) : [];
  }

  return {
    /**
     * Counts what has happened so far, before anything can fail. Past hours are stored; rejects if one could not be: the
     * next call tries again.
     */
    async add(increments: Increment[], now: Date) {
      const hour = hourOf(now);
      if (running?.hour !== hour) {
        const key = `counts/${running?.hour.slice(0, 13)}.json`;
        const counted = current();
        // An hour that the clock repeats counts as it was the first time.
        if (counted.length > 0 && !finished.has(key)) finished.set(key, counted);
        running = { hour, releases: new Map() };
      }
      for (const { name, id, sample } of increments) {
        const key = `${name} ${id}`;
        const one = running.releases.get(key) ?? { name, id, sample: emptySample() };
        running.releases.set(key, one);
        addSample(one.sample, sample);
      }
      for (const [key, counted] of finished) {
        // Another registry may have counted the same.
        await objects.putIfAbsent(key, Buffer.from(JSON.stringify(counted)));
        finished.delete(key);
      }
    },
    /** The counts of a package, or of all, by hour; the last one still runs. */
    async of(name?: string) {
      const hours = new Map<string, ReleaseCount[] | Promise<ReleaseCount[]>>(finished);
      for await (const { key } of objects.list('counts/')) {
        hours.set(
          key,
          stored(key, () => read(key)),
        );
      }
      const all = [...(await Promise.all(hours.values())).flat(), ...current()];
      return all.filter((count) => name === undefined || count.name === name);
    },
  };
}

/** The counts of releases by hour. */
export type Counts = ReturnType<typeof openCounts>;
