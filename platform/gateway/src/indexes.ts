import { compress } from '@emberite/release';
import type { Release } from '@emberite/release';
import { hash } from 'node:crypto';
import { loadSet, setIndexText } from '@emberite/store/setIndex';
import type { ReleaseSet, Store } from '@emberite/store';
import { createRecent } from '@emberite/store/recent';
import type { File } from './pages.ts';

/** The maximum number of indexes in memory. Few releases of the shell have open tabs. */
const most = 8;

/**
 * Returns a function that makes the index of a set for a release of the shell, once; null if no such release has
 * ever been live.
 */
export function createIndexes(
  store: Store,
): (set: ReleaseSet, shell: string) => Promise<File | null> {
  const indexes = createRecent<File>(most);

  async function make({ releases }: ReleaseSet, shell: Release): Promise<File> {
    const text = setIndexText(await loadSet(store, releases, shell));
    const plain = Buffer.from(text);
    const { br } = await compress(plain);
    return {
      status: 200,
      type: 'application/json; charset=utf-8',
      etag: `"${hash('sha256', text).slice(0, 20)}"`,
      varies: false,
      headers: {},
      size: plain.length,
      body: br ?? plain,
      ...(br && { encoding: 'br' }),
    };
  }

  return async (set, id) => {
    if (!(await store.hasShipped('shell', id))) return null;
    const shell = await store.release('shell', id).catch(() => null);
    if (!shell) return null;
    return indexes(`${set.id}/${id}`, () => make(set, shell));
  };
}
