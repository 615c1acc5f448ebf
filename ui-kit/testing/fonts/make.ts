// oxlint-disable-next-line typescript/triple-slash-reference -- every program with this file needs it
/// <reference path="./subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Fallback, Family, Part } from './families.ts';
import { families, features, ownPart, parts } from './families.ts';

const { resolve } = createRequire(import.meta.url);

/** Returns the characters of a `unicode-range`. */
export function charactersOf(range: string): string[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });
}

/** Opens a font file in any format. */
export async function openFace(file: Uint8Array): Promise<Face> {
  const sfnt = await subsetFont(file, '', { targetFormat: 'sfnt', keepAllGlyphs: true });
  return new Face(new Blob(sfnt));
}

const packageFolder = (name: string) =>
  dirname(resolve(`@fontsource-variable/${name}/package.json`));

const sourceOf = ({ name }: Family, { source }: Part) =>
  readFile(join(packageFolder(name), 'files', `${name}-${source}-wght-normal.woff2`));

/** Returns the characters of a part's range that the font has. */
export async function drawnOf(family: Family, part: Part): Promise<Set<string>> {
  const face = await openFace(await sourceOf(family, part));
  const has = new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)));
  return new Set(charactersOf(part.range).filter((one) => has.has(one)));
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

function fallbackFace(fallback: Fallback, ascent: number, descent: number): string {
  const { family, weights, local, sizeAdjust } = fallback;
  const scale = sizeAdjust / 100;
  return `@font-face {
  font-family: '${family}';${weights ? `\n  font-weight: ${weights};` : ''}
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / scale)};
  descent-override: ${percent(descent / scale)};
  line-gap-override: 0%;
}`;
}

const fontFace = ({ name, family, weights }: Family, { suffix, range }: Part) => `@font-face {
  font-family: '${family} Variable';
  font-weight: ${weights.join(' ')};
  font-display: swap;
  src: url('./${name}${suffix}.woff2') format('woff2');
  unicode-range: ${range};
}`;

/** Returns the stylesheet that declares the fonts and their fallbacks. */
export async function makeStylesheet(): Promise<string> {
  const rules = ['/* Made by `npm run fonts` from testing/fonts/families.ts. */'];
  for (const family of families) {
    const face = await openFace(await sourceOf(family, ownPart));
    const { ascender, descender } = new Font(face).hExtents();
    const [ascent, descent] = [ascender / face.upem, -descender / face.upem];
    rules.push(...parts.map((part) => fontFace(family, part)));
    rules.push(...family.fallbacks.map((fallback) => fallbackFace(fallback, ascent, descent)));
  }
  return `${rules.join('\n\n')}\n`;
}

/** Returns the files that the stylesheet refers to by name, and their licenses. */
export async function makeFiles(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const family of families) {
    const { name } = family;
    for (const part of parts) {
      const subset = await subsetFont(
        await sourceOf(family, part),
        charactersOf(part.range).join(''),
        { targetFormat: 'woff2', keepFeatures: features },
      );
      files.set(`${name}${part.suffix}.woff2`, subset);
    }
    files.set(`${name}.LICENSE`, await readFile(join(packageFolder(name), 'LICENSE')));
  }
  return files;
}
