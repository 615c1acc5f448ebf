import type { SiteConfig } from '@emberite/release/data';
import type { Release } from '@emberite/release';
import { refuseUnknownFlags } from '@emberite/config/site';
import type { Store } from '@emberite/store';
import { liveOf } from './sets.ts';

const namesOf = (releases: Pick<Release, 'routes'>[]): string[] =>
  releases.flatMap(({ routes }) => routes.flatMap(({ flag }) => flag?.name ?? []));

/**
 * Throws a `StartError` if a site's configuration has a flag that no release declares. Warns of one that no live
 * release declares, but one that may be live again without the operator: they must not have to change the
 * configuration at once when a team retires its remote or rolls back.
 */
export async function checkLiveFlags(
  store: Store,
  site: SiteConfig,
  warn: (line: string) => void = () => {},
): Promise<void> {
  const latest = await store.latest();
  if (!latest) return;
  const { releases, retired = {}, canaries = [] } = await store.set(latest.set);
  const live = namesOf(await liveOf(store, releases));
  const missing = Object.keys(site.flags).filter((name) => !live.includes(name));
  if (missing.length === 0) return;
  const others = [
    ...[releases, retired].flatMap(Object.entries<string[]>),
    ...canaries.map(({ name, release }) => [name, [release]] as const),
  ].flatMap(([name, ids]) => ids.map((id) => store.release(name, id)));
  const known = namesOf(await Promise.all(others));
  const flags = Object.fromEntries(
    Object.entries(site.flags).filter(([name]) => !known.includes(name)),
  );
  refuseUnknownFlags({ ...site, flags }, live);
  for (const name of missing) {
    warn(
      `FLAGS names ${name}, which no live page has. A retired remote, an earlier release or a canary has it.`,
    );
  }
}
