import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readPackage, writeRelease } from '@emberite/cli/release';
import { expect, it } from 'vitest';
import { isFull } from '../../../tools/sample.ts';
import type { Log } from '@emberite/config/log';
import { openStore } from '@emberite/store';
import type { SetCanary } from '@emberite/store';
import { remoteDist, tempFolder } from '@emberite/site/testing/fixtures';
import { openCache } from './cache.ts';
import { createMetrics } from './metrics.ts';

const rest = { id: '', site: {} as never, composer: 0, compositions: [] };

/** The bytes of objects in memory. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

it('copies what tabs of a set with a canary may request: all three releases', async () => {
  await using folder = await tempFolder();
  const store = openStore(join(folder.path, 'store'));
  const copies = join(folder.path, 'cache');
  const filled = Promise.withResolvers<void>();
  const log: Log = ({ event }) => void (event === 'cache-filled' && filled.resolve());
  const cache = openCache(copies, store, log, createMetrics());
  const name = 'mf-many';
  const ids: string[] = [];
  for (const text of ['canary', 'live', 'fallback']) {
    const dist = await remoteDist(folder.path, { name, text, paths: ['/'] });
    await writeFile(join(dist, `browser/${text}.js`), `// ${text}`);
    const { id } = await writeRelease(dist);
    await store.addRelease(await readPackage(dist));
    await store.ship(name, id);
    ids.push(id);
  }
  const canaries = [{ name, release: ids[0], set: '', percent: 5, from: 0 } as SetCanary];
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it is not an array
  cache.fill({ ...rest, canaries, releases: { [name]: ids as [string] } });
  await filled.promise;
  await cache.close();
  const files = (await readdir(copies)).filter((file) => !file.includes('.'));
  const texts = await Promise.all(files.map((file) => readFile(join(copies, file), 'utf8')));
  expect(texts.filter((text) => text.startsWith('// ')).toSorted()).toEqual([
    '// canary',
    '// fallback',
    '// live',
  ]);
});

it('closes when nothing is written any more', async () => {
  await using folder = await tempFolder();
  const store = openStore(join(folder.path, 'store'));
  const copies = join(folder.path, 'cache');
  const dist = await remoteDist(folder.path, { name: 'mf-many', text: 'one', paths: ['/'] });
  const { name, id, files } = await writeRelease(dist);
  await store.addRelease(await readPackage(dist));
  await store.ship(name, id);
  const [asked, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = {
    ...store,
    async file(...which: Parameters<typeof store.file>) {
      asked.resolve();
      await sent.promise;
      return store.file(...which);
    },
  };
  const cache = openCache(copies, slow, () => {}, createMetrics());
  const [[path, { integrity }] = expect.unreachable()] = Object.entries(files);
  const found = cache.find({ name, id, path: `browser/${path}`, integrity }, 'identity');
  await asked.promise;
  const closed = cache.close();
  sent.resolve();
  await closed;
  expect(await readdir(copies)).toHaveLength(1);
  await found;
});

it.runIf(isFull)('forgets the files of releases that are no longer served', async () => {
  await using folder = await tempFolder();
  const store = openStore(join(folder.path, 'store'));
  let filled = 0;
  const log = ({ event }: { event: string }) => void (event === 'cache-filled' && (filled += 1));
  const cache = openCache(join(folder.path, 'cache'), store, log, createMetrics());
  /** Serves one more release of 600 scripts. */
  async function serve(number: number): Promise<void> {
    const spec = { name: 'mf-many', text: String(number), paths: ['/'] };
    const dist = await remoteDist(folder.path, spec);
    for (let file = 0; file < 600; file += 1) {
      await writeFile(join(dist, `browser/script-${file}-of-${number}.js`), String(number));
    }
    const { name, id } = await writeRelease(dist);
    await store.addRelease(await readPackage(dist));
    await store.ship(name, id);
    const set = { ...rest, releases: { [name]: [id] as [string] } };
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it is not an array
    cache.fill(set);
    await expect.poll(() => filled).toBe(number + 1);
  }

  for (let number = 0; number < 5; number += 1) await serve(number);
  const before = heap();
  for (let number = 5; number < 25; number += 1) await serve(number);
  const grown = heap() - before;
  await cache.close();
  expect(grown).toBeLessThan(8_000_000);
});
