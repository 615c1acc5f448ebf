import type { ReleaseCount } from '@emberite/cli/release';
import type { Objects } from '@emberite/objects';
import type { Increment } from './increments.ts';
import { addSample, emptySample, upperQuartile } from './sample.ts';

/** The counts of releases by hour. */
export interface Counts {
  /** Counts what has happened so far. Past hours are stored. */
  add(increments: Increment[], now: Date): Promise<void>;
  /** The counts of a package, or of all, by hour; the last one still runs. */
  of(name?: string): Promise<ReleaseCount[]>;
}

const inMs = (seconds: number | null) => seconds && Math.round(seconds * 1_000);

const hourOf = (time: Date) =>
  new Date(time.getTime() - (time.getTime() % 3_600_000)).toISOString();

/**
 * Opens the counts of a store. Those of the running hour are in memory: a registry that stops
 * forgets them.
 */
export function openCounts(objects: Objects): Counts {
  const stored = new Map<string, Promise<ReleaseCount[]>>();
  let running: { hour: string; releases: Map<string, Increment> } | undefined;

  function current(): ReleaseCount[] {
    if (!running) return [];
    const { hour, releases } = running;
    return [...releases.values()]
      .filter(({ sample: { views, failures, violations } }) => views + failures + violations > 0)
      .map(({ name, id, sample: { views, failures, violations, lcp } }) => ({
        name,
        id,
        hour,
        views,
        failures,
        violations,
        lcp: inMs(upperQuartile(lcp)),
      }));
  }

  async function read(key: string): Promise<ReleaseCount[]> {
    const bytes = await objects.get(key);
    return bytes ? (JSON.parse(bytes.toString()) as ReleaseCount[]) : [];
  }

  return {
    async add(increments, now) {
      const hour = hourOf(now);
      if (running?.hour !== hour) {
        const finished = current();
        const key = `counts/${running?.hour.slice(0, 13)}.json`;
        running = { hour, releases: new Map() };
        // Another registry may have counted the same.
        if (finished.length > 0) {
          await objects.putIfAbsent(key, Buffer.from(JSON.stringify(finished)));
        }
      }
      for (const { name, id, sample } of increments) {
        const key = `${name} ${id}`;
        const one = running.releases.get(key) ?? { name, id, sample: emptySample() };
        running.releases.set(key, one);
        addSample(one.sample, sample);
      }
    },
    async of(name) {
      const hours: Promise<ReleaseCount[]>[] = [];
      for await (const { key } of objects.list('counts/')) {
        const one = stored.get(key) ?? read(key);
        stored.set(key, one);
        hours.push(one);
      }
      const all = [...(await Promise.all(hours)).flat(), ...current()];
      return all.filter((count) => name === undefined || count.name === name);
    },
  };
}
