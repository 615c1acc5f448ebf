import type { GateReport } from '@emberite/release';
import { menuOf, navOf } from '@emberite/release/data';
import type { SiteConfig } from '@emberite/release/data';
import type { ReleaseSet, Store } from '@emberite/store';
import { liveOf } from '../sets.ts';

/** The navigation of the member area in a set, then that of public pages, as people see them. */
async function navigationIn(
  store: Store,
  { releases }: Pick<ReleaseSet, 'releases'>,
  { flags }: SiteConfig,
) {
  const live = await liveOf(store, Object.fromEntries(Object.entries(releases).toSorted()));
  const routes = live.flatMap((release) => release.routes);
  const own = navOf(routes, flags).map(({ remote, path, nav }) => ({
    remote,
    label: nav!.label,
    opens: nav!.opens ?? path,
  }));
  const owner = (href: string) => routes.find(({ path }) => path === href.split('#', 1)[0])!.remote;
  const menu = menuOf(routes, flags).map(({ label, href }) => ({
    remote: owner(href),
    label,
    opens: href,
  }));
  return [...own, ...menu];
}

/** The navigation before and after a set goes live; undefined if it stays the same. */
export async function navigationChange(
  store: Store,
  set: ReleaseSet,
  site: SiteConfig,
): Promise<GateReport['navigation']> {
  const latest = await store.latest();
  const live = latest ? await store.set(latest.set) : { releases: {} };
  const before = await navigationIn(store, live, site);
  const after = await navigationIn(store, set, site);
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : { before, after };
}
