/** What a token's team may make live. */
import { isDeepStrictEqual } from 'node:util';
import { printable } from '@emberite/release/text';
import { RefusedError } from '@emberite/release';
import type { Release } from '@emberite/release';
import { linksOf, overlap, partsOf } from './checks.ts';
import { isBelow, ownsAll } from './tokens.ts';
import type { Token } from '@emberite/store/people';

/** Refuses to let a token's team make releases live that nobody has opened. */
export function checkSkip(token: Token): void {
  if (ownsAll(token) || token.maySkipGate) return;
  throw new RefusedError(
    `The token ${token.name} may not publish without the gate. Ask the operators of the site to do it, or for a token that may.`,
  );
}

/** An entry that a release has in the navigation, with all that decides how people see it. */
const entriesOf = ({ routes }: Release) =>
  routes.flatMap(({ path, access, nav, menu, flag }) => [
    ...(nav ? [{ path, access, who: 'members', entry: nav, isOn: flag?.default ?? true }] : []),
    ...(menu ? [{ path, access, who: 'visitors', entry: menu, isOn: flag?.default ?? true }] : []),
  ]);

/**
 * Refuses a release whose entries in the navigation are new, except in the places of the token.
 *
 * @param known the releases of the package that are or were live
 */
export function checkNavigation(token: Token, release: Release, known: Release[]): void {
  if (ownsAll(token)) return;
  const before = Map.groupBy(known.flatMap(entriesOf), ({ path }) => path);
  for (const one of entriesOf(release)) {
    if (before.get(one.path)?.some((other) => isDeepStrictEqual(other, one))) continue;
    const { from, to } = token.navigation ?? { from: Infinity, to: -Infinity };
    const { label, order } = one.entry;
    if (order >= from && order <= to) continue;
    const places = token.navigation ? `only the places ${from} to ${to}` : 'no places';
    throw new RefusedError(
      `${release.name} changes the navigation that all ${one.who} see: “${label}” at place ${order}. The token ${token.name} has ${places} there. Ask the operators of the site for places, or to publish ${release.id} themselves.`,
    );
  }
}

/** Whether some address of a route is at or below a prefix. */
function reaches(path: string, prefix: string): boolean {
  const above = partsOf(prefix.replace(/\/$/, ''));
  return overlap(partsOf(path).slice(0, above.length), above);
}

/**
 * Refuses a release with a page at an address of another team, or with a link there. Of two
 * prefixes, the longer one says whose it is.
 */
export function checkPaths(token: Token, release: Release, all: Token[]): void {
  const longest = (prefixes: string[]) => Math.max(-1, ...prefixes.map(({ length }) => length));
  const others = all.filter(
    (one) => !one.revoked && !one.remotes.some((name) => token.remotes.includes(name)),
  );
  const paths = release.routes.flatMap((route) => [route.path, ...linksOf(route)]);
  for (const path of ownsAll(token) ? [] : paths) {
    const own = longest(token.paths.filter((prefix) => isBelow(path, prefix)));
    const owner = others.find(
      (one) => !ownsAll(one) && longest(one.paths.filter((prefix) => reaches(path, prefix))) > own,
    );
    if (own >= 0 && !owner) continue;
    const why = owner
      ? `which is owned by ${owner.remotes.join(', ')}`
      : `but the token ${token.name} is for pages below ${token.paths.join(', ')}`;
    throw new RefusedError(
      `${release.name} claims ${printable(path)}, ${why}. Ask the operators of the site for that path.`,
    );
  }
}
