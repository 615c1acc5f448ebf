import { openObjects } from '@emberite/objects';
import type { Store } from '../store/index.ts';
import { openStore } from '../store/index.ts';
import type { Config } from './config.ts';

/** Opens the store that a configuration names. */
export const openConfiguredStore = async ({
  storeBucket,
  store,
}: Pick<Config, 'storeBucket' | 'store'>): Promise<Store> =>
  openStore(await openObjects(storeBucket ? { bucket: storeBucket } : { folder: store }));
