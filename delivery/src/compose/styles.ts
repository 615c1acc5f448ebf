import { baseOf } from '@emberite/cli/release';
import type { Release } from '@emberite/cli/release';
import type { Store } from '../store/index.ts';
import type { DocumentStyle } from './document.ts';

/** Returns one of a release's stylesheets for a document; `chunkId` as in {@link DocumentStyle}. */
export type Styles = (release: Release, file: string, chunkId?: string) => Promise<DocumentStyle>;

/** Reads stylesheets of releases for inlining, with their relative URLs made absolute. */
export function createStyles(store: Store): Styles {
  const texts = new Map<string, Promise<string>>();
  return async (release, file, chunkId) => {
    const base = baseOf(release.name, release.id);
    let text = texts.get(base + file);
    if (!text) {
      text = store
        .file(release.name, release.id, `browser/${file}`)
        .then((css) => String(css).replace(/url\((["']?)(?!data:|\/|https?:)/g, `url($1${base}`));
      texts.set(base + file, text);
    }
    const { integrity } = release.files[file] ?? {};
    return { url: base + file, text: await text, integrity, chunkId };
  };
}
