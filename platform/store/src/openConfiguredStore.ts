import { statSync } from 'node:fs';
import { openObjects } from '@emberite/objects';
import type { Store } from './index.ts';
import { openStore } from './index.ts';
import { StartError } from '@emberite/config/startError';
import type { Config } from '@emberite/config/site';

/** Opens the store that a configuration names. Throws a {@link StartError} if there is a file in its place. */
export async function openConfiguredStore({
  storeBucket,
  store,
}: Pick<Config, 'storeBucket' | 'store'>): Promise<Store> {
  if (storeBucket) return openStore(await openObjects({ bucket: storeBucket }));
  if (statSync(store, { throwIfNoEntry: false })?.isDirectory() === false) {
    throw new StartError(`${store} in STORE is not a folder. Move it away.`);
  }
  return openStore(await openObjects({ folder: store }));
}
