import { hash } from 'node:crypto';
import type { Release } from '@emberite/release';
import type { Params } from '@emberite/release/page';
import type { Sandbox, ShellData } from './sandbox/index.ts';
import type { Store } from '@emberite/store';
import type { DocumentSpec } from './documents.ts';
import type { Painter } from './painter.ts';

/** The link preview of a page. */
export interface Preview {
  name: string;
  /** Path from the root. */
  url: string;
  alt: string;
}

/**
 * Makes the link preview of a document whose page has this CSS. Returns `null` if the page has no
 * image, or if the shell cannot draw previews.
 */
export type Previews = (
  sandbox: Sandbox,
  spec: DocumentSpec,
  params: Params,
  css: string,
) => Promise<Preview | null>;

/** The size of every link preview, in pixels. */
export const previewSize = { width: 1200, height: 630 };

/**
 * Makes link previews for a shell. A picture's name is the hash of what it is made of, so only
 * pictures that the store lacks are drawn.
 */
export function createPreviews(
  store: Store,
  shell: Release,
  { draws }: ShellData,
  painter: Painter,
): Previews {
  return async (sandbox, { route, head: { image, title } }, params, css) => {
    if (!image || !draws || !route) return null;
    const [shown = title] = title.split(' · ');
    const what = `${route.remote} failed to draw the link preview of ${route.path}`;
    const draw = (letters: boolean) =>
      sandbox.call(what, 'preview', route.path, params, shown, letters);
    const name = hash('sha256', shell.id + css + (await draw(false))).slice(0, 20);
    if (!(await store.preview(name)))
      await store.addPreview(name, await painter.paint(what, await draw(true), css));
    return { name, url: `/previews/${name}.png`, alt: image.alt };
  };
}
