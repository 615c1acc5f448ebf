import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { publish } from '../release/publish.ts';
import type { Store } from '../store/index.ts';
import { openStore } from '../store/index.ts';
import { remoteDist, shellDist, site, tempFolder } from '../testing/fixtures.ts';
import { compose } from './compose.ts';
import type { ComposedPages } from './model.ts';

/** A page with a picture: its CSS colours the drawing. */
const withImage = (title: string, alt = 'A field') =>
  `() => ({ title: '${title} · Ember', image: { alt: '${alt}', drawing: '<rect class="page" fill="currentColor" width="1200" height="630"/>' } })`;

const home = { name: 'mf-home', text: 'first', paths: ['/'], head: withImage('Home') };
const other = { name: 'mf-other', text: 'other', paths: ['/other'], head: withImage('Other') };

async function htmlOf(store: Store, path: string): Promise<string> {
  const folder = await compose(store, await store.set((await store.live()) ?? ''), site);
  const text = await readFile(join(folder, 'pages.json'), 'utf8');
  return readFile(join(folder, (JSON.parse(text) as ComposedPages).paths[path]!.file), 'utf8');
}

async function previewOf(store: Store, path: string): Promise<string> {
  const html = await htmlOf(store, path);
  const [, name = ''] = /https:\/\/ember\.example\/previews\/(\w+)\.png/.exec(html) ?? [];
  return store.previewFile(name);
}

it('draws the picture of each page, in the colours of its stylesheet', async () => {
  await using folder = await tempFolder();
  const store = await openStore(join(folder.path, 'store'));
  const dists = [await shellDist(folder.path), await remoteDist(folder.path, home)];
  await publish(store, dists, site, null);
  const picture = sharp(await readFile(await previewOf(store, '/')));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  // The page's CSS is `.page{color:red}`, and the shell's title is black.
  expect(pixel(1100, 600)).toEqual([255, 0, 0]);
  expect(Math.max(...pixel(15, 270))).toBeLessThan(8);
});

it('draws only what has changed when a remote is published', async () => {
  await using folder = await tempFolder();
  const store = await openStore(join(folder.path, 'store'));
  const dists = [
    await shellDist(folder.path),
    await remoteDist(folder.path, home),
    await remoteDist(folder.path, other),
  ];
  await publish(store, dists, site, null);
  const before = await previewOf(store, '/other');
  const { mtimeMs } = await stat(before);

  const changed = { ...home, text: 'second', head: withImage('New home') };
  await publish(store, [await remoteDist(folder.path, changed)], site, null);

  expect(await previewOf(store, '/other')).toBe(before);
  expect((await stat(before)).mtimeMs).toBe(mtimeMs);
  expect(existsSync(await previewOf(store, '/'))).toBe(true);
  expect(await readdir(join(store.root, 'previews'))).toHaveLength(3);
});

it('composes a page without a picture for a shell that draws none', async () => {
  await using folder = await tempFolder();
  const store = await openStore(join(folder.path, 'store'));
  const shell = await shellDist(folder.path, undefined, { bare: true });
  await publish(store, [shell, await remoteDist(folder.path, home)], site, null);
  const html = await htmlOf(store, '/');
  expect(html).toContain('<main>first</main>');
  expect(html).not.toContain('og:image');
});
