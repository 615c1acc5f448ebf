import { statSync } from 'node:fs';
import { openObjects } from '@emberite/objects';
import type { Store } from './index.ts';
import { openStore } from './index.ts';
import { bucketPackages, loadOptional } from '@emberite/config/optional';
import { StartError } from '@emberite/config/startError';
import type { Config } from '@emberite/config/site';

/** Opens the store that a configuration names. Throws a {@link StartError} if there is a file in its place, or nothing to reach its bucket with. */
export async function openConfiguredStore({
  storeBucket,
  store,
}: Pick<Config, 'storeBucket' | 'store'>): Promise<Store> {
  if (storeBucket) {
    const open = () => openObjects({ bucket: storeBucket });
    return openStore(await loadOptional(open, 'STORE_BUCKET', ...bucketPackages));
  }
  if (statSync(store, { throwIfNoEntry: false })?.isDirectory() === false) {
    throw new StartError(`${store} in STORE is not a folder. Move it away.`);
  }
  return openStore(await openObjects({ folder: store }));
}

/**
 * Throws a {@link StartError} if a configuration's store is not there yet, or belongs to another user of this machine:
 * nobody else could read what is written there.
 */
export function checkOwnStore({ storeBucket, store }: Pick<Config, 'storeBucket' | 'store'>): void {
  if (storeBucket) return;
  const found = statSync(store, { throwIfNoEntry: false });
  if (!found) {
    throw new StartError(
      `There is no store in ${store}: set STORE or DATA_DIR as the site has them. The registry makes a new one when it starts.`,
    );
  }
  if (process.getuid && found.uid !== process.getuid()) {
    throw new StartError(`${store} belongs to another user. Run this as the user of the store.`);
  }
}
