import { brotliCompressSync } from 'node:zlib';
import { readPackage, writeRelease } from '@emberite/cli/release';
import { expect, it } from 'vitest';
import { encodePage } from '@emberite/composer';
import type { Composition } from '@emberite/store';
import { mostDocumentBytes } from '@emberite/store';
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
    // One file that becomes a hundred times larger than all of the budget.
    const bomb = brotliCompressSync(Buffer.alloc(2_000_000_000 / 10));
    await store.addComposition('bomb', {
      ...many(0),
      paths: { '/evil': { ...page, br: bomb.toString('base64') } },
    });
    const loader = createLoader(store, {});
    await expect(loader.loadBeside([...compositions, 'exceeds'])).rejects.toThrow('too large');
    await expect(loader.loadBeside([...compositions, 'bomb'])).rejects.toThrow(RangeError);
    const pages = await loader.loadBeside([...compositions, 'fits']);
    const { body, encoding } = pages.find('/evil/3', 'visitor');
    expect(encoding).toBe('br');
    expect(body.length).toBeLessThan(1_000);
  },
);
