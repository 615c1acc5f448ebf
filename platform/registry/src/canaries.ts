import { RefusedError } from '@emberite/release';
import type { Canary } from '@emberite/release';
import type { SetCanary } from '@emberite/store';

/** The canaries of a site, by package. */
export type Canaries = Record<string, Canary>;

/** A canary's browsers: those with a number from `from` on, as many as its percentage. */
type Place = Pick<SetCanary, 'from' | 'percent'>;

const overlaps = (one: Place, other: Place) =>
  one.from < other.from + other.percent && other.from < one.from + one.percent;

/** Returns the canaries of a set. */
export const canariesOf = (placed: SetCanary[] = []): Canaries =>
  Object.fromEntries(placed.map(({ name, release, percent }) => [name, { release, percent }]));

/**
 * Gives each canary its browsers. An unchanged one keeps them, and so does a growing one, if
 * possible: if what is free is not in one row, all get others. Refuses canaries that need more
 * browsers than there are.
 */
export function placeCanaries(
  canaries: Canaries,
  before: SetCanary[] = [],
): (Place & { name: string; release: string })[] {
  const placed: ReturnType<typeof placeCanaries> = [];
  const stays = (name: string) =>
    before.some((one) => one.name === name && one.percent === canaries[name]?.percent);
  // First the unchanged ones, so that their browsers do not change for a growing one.
  const ordered = Object.entries(canaries).toSorted(
    ([one], [other]) => Number(stays(other)) - Number(stays(one)),
  );
  for (const [name, canary] of ordered) {
    const first = before.find((one) => one.name === name)?.from;
    const from = [...(first === undefined ? [] : [first]), ...Array(100).keys()].find(
      (start) =>
        start + canary.percent <= 100 &&
        !placed.some((other) => overlaps({ from: start, percent: canary.percent }, other)),
    );
    if (from === undefined) {
      const all = ordered.reduce((sum, [, { percent }]) => sum + percent, 0);
      if (all <= 100) return placeCanaries(canaries);
      const taken = placed.map((one) => `${one.name} has ${one.percent} %`).join(', ');
      throw new RefusedError(
        `There are not enough browsers left for ${canary.percent} % of them: ${taken}.`,
      );
    }
    placed.push({ name, ...canary, from });
  }
  return placed;
}
