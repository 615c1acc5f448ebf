import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readPackage, writeRelease } from '@emberite/cli/release';
import { expect, it } from 'vitest';
import { isFull } from '../../../tools/sample.ts';
import { openStore } from '@emberite/store';
import { remoteDist, tempFolder } from '@emberite/site/testing/fixtures';
import { openCache } from './cache.ts';
import { createMetrics } from './metrics.ts';

/** The bytes of objects in memory. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

it.runIf(isFull)('forgets the files of releases that are no longer served', async () => {
  await using folder = await tempFolder();
  const store = openStore(join(folder.path, 'store'));
  let filled = 0;
  const log = ({ event }: { event: string }) => void (event === 'cache-filled' && (filled += 1));
  const cache = openCache(join(folder.path, 'cache'), store, log, createMetrics());
  const rest = { id: '', site: {} as never, composer: 0, compositions: [] };

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
