import type { Release } from '@emberite/cli/release';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Head } from '@emberite/sdk/page';
import type { DrawText } from '@emberite/sdk/release';
import sharp from 'sharp';
import type { Store } from '../store/index.ts';
import { openFont } from './drawText.ts';
import { flatStyles } from './flatStyles.ts';
import type { ShellBundle } from './model.ts';

/** The link preview of a page. */
export interface Preview {
  /** Path from the root. */
  url: string;
  alt: string;
}

/**
 * Makes the link preview of a page that has this CSS. Returns `null` if the page has no image, or if
 * the shell cannot draw previews.
 */
export type Previews = (head: Head, css: string) => Promise<Preview | null>;

/** The size of every link preview, in pixels. */
export const previewSize = { width: 1200, height: 630 };

/** Stands for the real text where only the rest of a picture matters. */
const undrawn: DrawText = (path) => ({ path, width: 0 });

/** Adds styles to an SVG and converts it to PNG. */
function toPng(svg: string, css: string): Promise<Buffer> {
  const styled = svg.replace('>', () => `><style>${flatStyles(css, svg)}</style>`);
  return sharp(Buffer.from(styled)).png({ palette: true, quality: 90 }).toBuffer();
}

/**
 * Makes link previews for a shell, and adds those that the store lacks to `drawn`, by name. A
 * picture's name is the hash of what it is made of, so publishing draws only what has changed.
 */
export function createPreviews(
  store: Store,
  shell: Release,
  bundle: ShellBundle,
  drawn: Map<string, Buffer>,
): Previews {
  let font: Promise<DrawText> | undefined;

  return async ({ image, title }, css) => {
    const { app, preview } = bundle;
    if (!image || !app || !preview) return null;
    const [shown = title] = title.split(' · ');
    const hash = createHash('sha256').update(shell.id).update(css);
    const name = hash
      .update(preview(image.drawing, shown, undrawn))
      .digest('hex')
      .slice(0, 20);
    if (!drawn.has(name) && !existsSync(store.previewFile(name))) {
      font ??= openFont(join(store.releaseFolder(shell.name, shell.id), 'browser', app.font));
      const svg = preview(image.drawing, shown, await font);
      drawn.set(name, await toPng(svg, css));
    }
    return { url: `/previews/${name}.png`, alt: image.alt };
  };
}
