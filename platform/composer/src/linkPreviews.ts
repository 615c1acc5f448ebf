import { hash } from 'node:crypto';
import { extname } from 'node:path';
import { baseOf, RefusedError } from '@emberite/release';
import type { Release } from '@emberite/release';
import { contentTypes } from '@emberite/release/contentTypes';
import type { Params } from '@emberite/release/page';
import type { Sandbox, ShellData } from './sandbox/index.ts';
import type { Store } from '@emberite/store';
import type { DocumentSpec } from './documents.ts';
import type { Painter } from './painter.ts';

/** The link preview of a page. */
export interface LinkPreview {
  name: string;
  /** Path from the root. */
  url: string;
  alt: string;
}

/**
 * Makes the link preview of a document whose page has this CSS. Returns `null` if the page has no
 * image, or if the shell cannot draw previews.
 */
export type LinkPreviews = (
  sandbox: Sandbox,
  spec: DocumentSpec,
  params: Params,
  css: string,
) => Promise<LinkPreview | null>;

/** The size of every link preview, in pixels. */
export const linkPreviewSize = { width: 1200, height: 630 };

/** An image of HTML in a drawing. */
const image = /<img [^<>]*>/g;

const sourceOf = (element: string) => / src="([^"]*)"/.exec(element)?.[1] ?? '';

/** An SVG in which the images of HTML are pictures that fill their frames, with the bytes of the release's files. */
async function withFiles(what: string, svg: string, store: Store, release: Release) {
  const base = baseOf(release.name);
  const shown = new Map<string, string>();
  for (const src of (svg.match(image) ?? []).map(sourceOf)) {
    const file = src.startsWith(base) ? src.slice(base.length) : '';
    const known = Object.hasOwn(release.files, file);
    const bytes = known && (await store.file(release.name, release.id, `browser/${file}`));
    if (!bytes) throw new RefusedError(`${what}: ${src} is not a file of the release.`);
    shown.set(src, `data:${contentTypes[extname(file)]};base64,${bytes.toString('base64')}`);
  }
  return svg.replace(
    image,
    (element) =>
      `<image width="100%" height="100%" preserveAspectRatio="xMidYMid slice" href="${shown.get(sourceOf(element))}"/>`,
  );
}

/**
 * Makes link previews for a shell. A picture's name is the hash of what it is made of, and of whose it is, so only
 * pictures that the store lacks are drawn.
 */
export function createLinkPreviews(
  store: Store,
  shell: Release,
  { draws }: ShellData,
  live: Release | undefined,
  painter: Painter,
): LinkPreviews {
  return async (sandbox, { route, head: { image: picture, title } }, params, css) => {
    if (!picture || !draws || !route || !live) return null;
    const [shown = title] = title.split(' · ');
    const what = `${route.remote} failed to draw the link preview of ${route.path}`;
    const draw = (letters: boolean) =>
      sandbox.call(what, 'preview', route.path, params, shown, letters);
    const name = hash('sha256', shell.id + live.name + css + (await draw(false))).slice(0, 20);
    if (!(await store.preview(name))) {
      const svg = await withFiles(what, await draw(true), store, live);
      await store.addPreview(name, await painter.paint(what, svg, css));
    }
    return { name, url: `/previews/${name}.png`, alt: picture.alt };
  };
}
