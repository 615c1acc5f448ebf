import { RefusedError } from '@emberite/release';
import type { Follow } from '@emberite/release';
import type { SiteConfig } from '@emberite/release/data';
import type { ReleaseSet, Store } from '@emberite/store';
import type { SiteRegistry } from './registry.ts';
import { liveIds } from './sets.ts';

const why = 'Taken over from an earlier version of the site.';

/**
 * Takes over a store that an earlier version of the site has left in the same folder: its live
 * releases with those before them, composed again. A shell that is too old to be composed is kept like
 * the others until the next one is published. Does nothing for a store with moves.
 */
export async function adopt(
  store: Store,
  registry: SiteRegistry,
  site: SiteConfig,
  follow: Follow,
): Promise<void> {
  if (await store.latest()) return;
  const live = String((await store.objects.get('live')) ?? '').trim();
  const known = live && (await store.objects.get(`sets/${live}.json`));
  if (!known) return;
  const { releases } = JSON.parse(String(known)) as Pick<ReleaseSet, 'releases'>;
  follow(`Taking over the releases of set ${live} from an earlier version of the site.`);
  try {
    await registry.restore(releases, why, follow);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    follow(
      `They cannot be composed as they are: ${error.message} Publish a shell of this version.`,
    );
    const { id: set } = await store.addSet({ releases, site, composer: 0, compositions: [] });
    for (const [name, ids] of Object.entries(releases)) {
      for (const id of ids) await store.ship(name, id);
    }
    const at = new Date().toISOString();
    await store.addMove({ number: 1, at, by: 'site', why, set, from: {}, to: liveIds(releases) });
  }
}
