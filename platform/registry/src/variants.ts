import { RefusedError } from '@emberite/release';
import type { Log } from '@emberite/config/log';
import type { SiteConfig } from '@emberite/release/data';
import type { Composer } from '@emberite/composer';
import type { DeployPreview } from '@emberite/store/deployPreviews';
import type { DeployPreviews } from './deployPreviews.ts';
import { makeKey, viewKey } from '@emberite/store/signing';
import type { ReleaseSet, SetCanary, Store } from '@emberite/store';
import { canariesOf, placeCanaries } from './canaries.ts';
import { checkSet, lineage } from './sets.ts';
import type { Live, Releases } from './sets.ts';
import { createTurns } from './turns.ts';

/** What the sets beside the live one are composed with. */
export interface VariantsOptions {
  store: Store;
  site: SiteConfig;
  compose: Composer['compose'];
  previews: DeployPreviews;
  log: Log;
}

/** What some browsers get in place of the live set. */
export type Variants = ReturnType<typeof createVariants>;

/** Composes what some browsers get in place of the live set: its canaries, and previews. */
export function createVariants({ store, site, compose, previews, log }: VariantsOptions) {
  /**
   * Composes the set in which a release replaces the live one of its package. Refuses one that does
   * not work there.
   */
  async function composeWith(name: string, id: string, live: Releases): Promise<ReleaseSet> {
    const releases = { ...live, [name]: lineage(id, live[name]) };
    await checkSet(store, releases, live, [name]);
    return (await compose(releases, site)).set;
  }

  /**
   * Composes the canaries of a set. An existing canary that does not work with what goes live now
   * is ended, with a warning.
   */
  async function composeCanaries({ releases, canaries }: Live, before: ReleaseSet | undefined) {
    // With it, gateways recognize the documents that they have served.
    if (Object.keys(canaries).length > 0) await makeKey(store.objects, viewKey);
    const warnings: string[] = [];
    const earlier = canariesOf(before?.canaries);
    const composed: SetCanary[] = [];
    for (const canary of placeCanaries(canaries, before?.canaries)) {
      try {
        const { id } = await composeWith(canary.name, canary.release, releases);
        composed.push({ ...canary, set: id });
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        if (earlier[canary.name]?.release !== canary.release) throw error;
        warnings.push(`The canary of ${canary.name} has ended: ${error.message}`);
      }
    }
    return { composed, warnings };
  }

  /** What is being composed, by preview and live set. */
  const waiting = new Map<string, Promise<void>>();
  const inTurn = createTurns();

  /**
   * Composes a preview with a live set, unless it is composed already, one at a time. If it does not work there, the
   * reason is stored.
   */
  function composePreview(preview: DeployPreview, live: ReleaseSet): Promise<void> {
    const key = `${preview.id}/${live.id}`;
    const known = waiting.get(key);
    if (known) return known;
    const done = inTurn('previews', async () => {
      if (await previews.composed(preview, live.id)) return;
      // It may be older than the list of what is served.
      await store.ship(preview.name, preview.release);
      const composed = await composeWith(preview.name, preview.release, live.releases).then(
        (set) => ({ set: set.id }),
        (error: unknown) => {
          if (error instanceof RefusedError) return { refused: error.message };
          throw error;
        },
      );
      await previews.addComposed(preview, live.id, composed);
    });
    waiting.set(key, done);
    void done
      .catch((error: unknown) =>
        log({ event: 'preview-failed', level: 'error', reason: String(error) }),
      )
      .finally(() => waiting.delete(key));
    return done;
  }

  return { composeWith, composeCanaries, composePreview };
}
