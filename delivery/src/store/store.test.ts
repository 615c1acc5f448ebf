import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../testing/fixtures.ts';
import { openStore } from './store.ts';

it('keeps a store that it creates from the other users of the machine', async () => {
  await using folder = await tempFolder();
  const { root } = await openStore(join(folder.path, 'store'));
  expect((await stat(root)).mode & 0o777).toBe(0o700);
});
