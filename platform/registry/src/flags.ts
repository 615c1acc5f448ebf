import type { SiteConfig } from '@emberite/release/data';
import { refuseUnknownFlags } from '@emberite/config/site';
import type { Store } from '@emberite/store';
import { liveOf } from './sets.ts';

/** Throws a `StartError` if a site's configuration has a flag that no live release declares. */
export async function checkLiveFlags(store: Store, site: SiteConfig): Promise<void> {
  const latest = await store.latest();
  if (!latest) return;
  const { releases } = await store.set(latest.set);
  const live = await liveOf(store, releases);
  const known = live.flatMap(({ routes }) => routes.flatMap(({ flag }) => flag?.name ?? []));
  refuseUnknownFlags(site, known);
}
