import { brotliCompressSync } from 'node:zlib';
import { readPackage, writeRelease } from '@emberite/cli/release';
import { expect, it } from 'vitest';
import { encodePage } from '@emberite/composer';
import type { Composition } from '@emberite/store';
import { mostDocumentBytes, textOf } from '@emberite/store/composition';
import { remoteDist, siteWith, tempFolder, testRegistry } from '@emberite/site/testing/fixtures';
import { createLoader } from './pages.ts';
import { isFull } from '../../../tools/sample.ts';

const home = { name: 'mf-home', text: 'first', paths: ['/'] };

it('refuses a release whose documents are too large together', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home);
  const paths = Array.from({ length: 12 }, (_, at) => `/large/${at}`);
  const component = "() => '0123456789'.repeat(190_000)";
  const dist = await remoteDist(folder.path, { name: 'mf-large', text: 'large', paths, component });
  await writeRelease(dist);
  const registry = testRegistry(store);
  const one = await readPackage(dist);
  await registry.take(one);
  await expect(registry.goLive([one.release])).rejects.toThrow(
    'mf-large has documents of more than 20 MB together.',
  );
});

it.runIf(isFull)(
  'does not load what would fill its memory, and holds one encoding of the rest',
  async () => {
    await using folder = await tempFolder();
    const store = await siteWith(folder.path, home);
    const { compositions } = await store.set((await store.latest())!.set);
    const html = 'x'.repeat(2_000_000);
    const page = await encodePage(html, { headers: {}, reads: [] }, 5);
    const many = (count: number): Composition => ({
      of: { name: 'mf-evil', id: '1' },
      paths: Object.fromEntries(Array.from({ length: count }, (_, at) => [`/evil/${at}`, page])),
      patterns: [],
      signedIn: {},
      files: {},
      previews: [],
      indexed: [],
      links: {},
    });
    const most = mostDocumentBytes / html.length;
    await store.addComposition('fits', many(most));
    await store.addComposition('exceeds', many(most + 1));
    // One file that becomes ten times larger than all of them may be, and does not say so.
    const bomb = brotliCompressSync(Buffer.alloc(mostDocumentBytes * 10));
    const evil = { ...page, body: bomb };
    await store.addComposition('bomb', { ...many(0), paths: { '/evil': evil } });
    const { etag, headers, reads } = page;
    const text = { etag, headers, reads, br: bomb.toString('base64') };
    const old = JSON.stringify({ ...many(0), paths: { '/evil': text } });
    await store.objects.putIfAbsent('compositions/old-bomb.json', Buffer.from(old));
    const loader = createLoader(store, {});
    await expect(loader.loadBeside([...compositions, 'exceeds'])).rejects.toThrow('too large');
    await expect(loader.loadBeside([...compositions, 'old-bomb'])).rejects.toThrow(RangeError);
    const { known } = await loader.loadBeside([...compositions, 'bomb']);
    expect(() => textOf(known('/evil', 'visitor')!)).toThrow(RangeError);
    const pages = await loader.loadBeside([...compositions, 'fits']);
    const { body, encoding } = pages.find('/evil/3', 'visitor');
    expect(encoding).toBe('br');
    expect(body.length).toBeLessThan(1_000);
  },
);
