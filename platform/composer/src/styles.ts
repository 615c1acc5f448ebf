import { baseOf } from '@emberite/release';
import type { Release } from '@emberite/release';
import { createRecent } from '@emberite/store/recent';
import type { Store } from '@emberite/store';
import type { DocumentStyle } from './document.ts';
import { inlineCss } from './inlineCss.ts';

/** How many stylesheets are held in memory: a site of a hundred remotes has a few hundred. */
const mostTexts = 1_000;

/** Returns one of a release's stylesheets for a document; `chunkId` as in {@link DocumentStyle}. */
export type Styles = (release: Release, file: string, chunkId?: string) => Promise<DocumentStyle>;

/** Reads stylesheets of releases for inlining, with their relative URLs made absolute. */
export function createStyles(store: Store): Styles {
  const texts = createRecent<string>(mostTexts);
  return async (release, file, chunkId) => {
    const base = baseOf(release.name);
    const text = await texts(base + file, async () => {
      const css = await store.file(release.name, release.id, `browser/${file}`);
      return inlineCss(String(css), base + file);
    });
    const { integrity } = release.files[file] ?? {};
    return { url: base + file, text, integrity, chunkId };
  };
}
