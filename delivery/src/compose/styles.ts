import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseOf } from '../release/pack.ts';
import type { Release, Store } from '../store/index.ts';
import type { InlineStyle } from './document.ts';

/** Reads releases' stylesheets as they are inlined: their own URLs made absolute. */
export function createStyles(store: Store) {
  const texts = new Map<string, Promise<string>>();
  return async (release: Release, file: string, mark?: string): Promise<InlineStyle> => {
    const base = baseOf(release.name, release.id);
    let text = texts.get(base + file);
    if (!text) {
      const path = join(store.releaseFolder(release.name, release.id), 'browser', file);
      text = readFile(path, 'utf8').then((css) =>
        css.replace(/url\((["']?)(?!data:|\/|https?:)/g, `url($1${base}`),
      );
      texts.set(base + file, text);
    }
    return { url: base + file, text: await text, mark };
  };
}
