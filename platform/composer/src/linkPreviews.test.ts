import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Store } from '@emberite/store';
import { openStore } from '@emberite/store';
import {
  htmlOf,
  publish,
  remoteDist,
  shellDist,
  siteWith,
  tempFolder,
} from '@emberite/site/testing/fixtures';
import { createPainter } from './painter.ts';
import { NoSandbox } from './sandbox/index.ts';
import { isFull } from '../../../tools/sample.ts';

/** A page with a picture: its CSS colours the drawing. */
const withImage = (title: string, alt = 'A field') =>
  `() => ({ title: '${title} · Ember', image: { alt: '${alt}', drawing: '<rect class="page" fill="currentColor" width="1200" height="630"/>' } })`;

const home = { name: 'mf-home', text: 'first', paths: ['/'], head: withImage('Home') };
const other = { name: 'mf-other', text: 'other', paths: ['/other'], head: withImage('Other') };

/** Name of the link preview of a page. */
async function previewOf(store: Store, path: string): Promise<string> {
  const html = await htmlOf(store, path);
  return /https:\/\/ember\.example\/previews\/(\w+)\.png/.exec(html)?.[1] ?? '';
}

it('draws the picture of each page, in the colours of its stylesheet', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home);
  const picture = sharp((await store.preview(await previewOf(store, '/')))!);
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

it.runIf(isFull)('fills the frame with a file of the release, and refuses any other', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home);
  const showing = (src: string) => {
    const head = `() => ({ title: 'Field', image: { alt: 'A field', drawing: '<img class="page" src="${src}" alt="" width="8" height="5"/>' } })`;
    return remoteDist(folder.path, { ...home, text: src.replace(/\W/g, ''), head });
  };
  const dist = await showing('/assets/mf-home/field.svg');
  await writeFile(
    join(dist, 'browser/field.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"><rect width="8" height="5" fill="#0f0"/></svg>',
  );
  await publish(store, [dist]);
  const { channels } = await sharp((await store.preview(await previewOf(store, '/')))!).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([0, 1, 0]);
  for (const src of ['/assets/mf-home/none.svg', 'https://elsewhere.example/picture.svg']) {
    await expect(publish(store, [await showing(src)])).rejects.toThrow(
      `mf-home failed to draw the link preview of /: ${src} is not a file of the release.`,
    );
  }
});

it('blames no release for a process that does not start', async () => {
  // Node does not start with so little.
  await using painter = createPainter({ time: 60_000, memory: 2e6 });
  const picture = painter.paint('mf-home draws', '<svg xmlns="http://www.w3.org/2000/svg"/>', '');
  await expect(picture).rejects.toThrow(NoSandbox);
});

it.runIf(isFull)('draws only what has changed when a remote is published', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home, other);
  const before = await previewOf(store, '/other');
  const stored = async () => Array.fromAsync(store.objects.list('previews/'));
  const [one, two] = await stored();

  const changed = { ...home, text: 'second', head: withImage('New home') };
  await publish(store, [await remoteDist(folder.path, changed)]);

  expect(await previewOf(store, '/other')).toBe(before);
  const now = await stored();
  expect(now).toHaveLength(3);
  expect(now).toEqual(expect.arrayContaining([one, two]));
  expect(await store.preview(await previewOf(store, '/'))).not.toBeNull();
});

it.runIf(isFull)('takes no picture that another remote has made for the same drawing', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home, { ...other, head: home.head });
  expect(await previewOf(store, '/')).not.toBe(await previewOf(store, '/other'));
});

it.runIf(isFull)('composes a page without a picture for a shell that draws none', async () => {
  await using folder = await tempFolder();
  const store = openStore(join(folder.path, 'store'));
  const shell = await shellDist(folder.path, undefined, { bare: true });
  await publish(store, [shell, await remoteDist(folder.path, home)]);
  const html = await htmlOf(store, '/');
  expect(html).toContain('<main>first</main>');
  expect(html).not.toContain('og:image');
});

it.runIf(isFull)('refuses a stylesheet that would grow without end', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home);
  const evil = { name: 'mf-evil', text: 'evil', paths: ['/evil'], head: withImage('Evil') };
  const dist = await remoteDist(folder.path, evil);
  const growing = Array.from(
    { length: 30 },
    (_, at) => `--v${at + 1}:var(--v${at}) var(--v${at});`,
  );
  const css = `.page{--v0:red;${growing.join('')}color:var(--v30)}`;
  await writeFile(join(dist, 'browser/page.css'), css);
  await expect(publish(store, [dist])).rejects.toThrow(
    /^mf-evil failed to draw the link preview of \/evil: The custom property --v\d+ becomes too long/,
  );
});
