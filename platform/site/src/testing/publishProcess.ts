/**
 * Publishes a build as a registry of its own: `<place of the store, as JSON> <folder of the build>
 * [prefix]`. With a prefix it hangs once it has stored an object whose key begins with it, and
 * reports that.
 */
import { once } from 'node:events';
import { openObjects } from '@emberite/objects';
import type { Place } from '@emberite/objects';
import { openStore } from '@emberite/store';
import { publish } from './fixtures.ts';

const [place = '', dist = '', prefix] = process.argv.slice(2);
const objects = await openObjects(JSON.parse(place) as Place);
const store = openStore({
  ...objects,
  async putIfAbsent(key, body) {
    const isStored = await objects.putIfAbsent(key, body);
    if (isStored && prefix !== undefined && key.startsWith(prefix)) {
      process.send?.(key);
      // Nobody ever sends one.
      await once(process, 'message');
    }
    return isStored;
  },
});
await publish(store, [dist]);
process.disconnect?.();
