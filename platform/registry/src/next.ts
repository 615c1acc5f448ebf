/** What is live after a change: each function returns what differs from before, or refuses. */
import { RefusedError } from '@emberite/release';
import type { Canary, Release } from '@emberite/release';
import type { BrokenRelease } from '@emberite/composer';
import type { Lineage, Store } from '@emberite/store';
import { checkRetiring } from './checks.ts';
import { lineage } from './sets.ts';
import type { Live } from './sets.ts';

/** What a package has. Refuses to go on without it. */
function found<T>(all: Record<string, T>, name: string, lacks: string, those: string): T {
  if (Object.hasOwn(all, name)) return all[name]!;
  const names = Object.keys(all).toSorted().join(', ') || 'none';
  throw new RefusedError(`${name} ${lacks}. ${those}: ${names}.`);
}

/** The live release of a package, and those before it. */
const liveIn = ({ releases }: Live, name: string): Lineage =>
  found(releases, name, 'is not live', 'Live packages');

/** The canary of a package. */
export const canaryIn = ({ canaries }: Live, name: string): Canary =>
  found(canaries, name, 'has no canary', 'Packages with one');

/**
 * A change that is meant for what a package has now. It is refused if that is something else by the time it is made.
 *
 * @param of what it is meant for; undefined if there is none
 */
export function meantFor(
  name: string,
  of: (live: Live) => string | undefined,
  next: (live: Live) => Partial<Live>,
) {
  let meant: { id: string | undefined } | undefined;
  return (live: Live): Partial<Live> => {
    const id = of(live);
    meant ??= { id };
    if (id === meant.id) return next(live);
    throw new RefusedError(
      `${name} has changed meanwhile. See what is live with list, then try again.`,
    );
  };
}

/** Makes releases live. Those of their packages that were live until now are kept for rollbacks. */
export function publish(
  { releases, retired }: Live,
  named: Pick<Release, 'name' | 'id'>[],
): Partial<Live> {
  const after = { ...releases };
  for (const { name, id } of named) {
    if (releases[name]?.[0] !== id) after[name] = lineage(id, releases[name] ?? retired[name]);
  }
  return { releases: after };
}

/** Makes the release before the live one live, or the last one of a package that is off the site. */
export function rollBack(live: Live, name: string): Partial<Live> {
  const { releases, retired } = live;
  if (Object.hasOwn(retired, name)) return { releases: { ...releases, [name]: retired[name]! } };
  const [from, to, ...rest] = liveIn(live, name);
  if (to) return { releases: { ...releases, [name]: [to, ...rest] } };
  throw new RefusedError(
    `${name} has no release before ${from} to roll back to. Take it off the site with retire.`,
  );
}

/** Takes a package off the site. */
export async function retire(live: Live, name: string, store: Store): Promise<Partial<Live>> {
  const off = liveIn(live, name);
  checkRetiring(await store.release(name, off[0]));
  const { [name]: _, ...releases } = live.releases;
  return { releases, retired: { ...live.retired, [name]: off } };
}

/** Gives a release to some browsers. */
export function begin({ releases, canaries }: Live, name: string, canary: Canary): Partial<Live> {
  const { release } = canary;
  if (releases[name]?.[0] !== release) return { canaries: { ...canaries, [name]: canary } };
  throw new RefusedError(`${name} ${release} is live already.`);
}

/** Makes the canary of a package live. */
export function promote(live: Live, name: string): Partial<Live> {
  return publish(live, [{ name, id: canaryIn(live, name).release }]);
}

/** Ends the canary of a package; if a release is given, only that one. */
export function abort(live: Live, name: string, only?: string): Partial<Live> {
  const { release } = canaryIn(live, name);
  if (only !== undefined && only !== release) {
    throw new RefusedError(`The canary of ${name} is ${release} now.`);
  }
  const { [name]: _, ...canaries } = live.canaries;
  return { canaries };
}

/**
 * Leaves out what is broken: the release before each is live, if there is one. Throws what broke the shell if there is
 * no other: without one there is no site.
 */
export function setAside({ releases }: Live, broken: BrokenRelease[]): Partial<Live> {
  const ids = broken.map(({ release }) => release.id);
  const rest = Object.entries(releases).flatMap(([name, all]): [string, Lineage][] => {
    const [live, ...before] = all.filter((id) => !ids.includes(id));
    if (live !== undefined) return [[name, [live, ...before]]];
    if (name === 'shell') throw new RefusedError(broken.at(-1)?.message);
    return [];
  });
  return { releases: Object.fromEntries(rest) };
}
