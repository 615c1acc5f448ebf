import { writeRelease } from '@emberite/cli/release';
import { remoteDist, siteWith, tempFolder, testRegistry } from '@emberite/site/testing/fixtures';
import { expect, it } from 'vitest';
import { measureChanges } from './publish.ts';

const home = (text: string) => ({ name: 'mf-home', text, paths: ['/'] });

it('measures a publish, whatever it warns of, but not one that skips the gate', async () => {
  await using folder = await tempFolder();
  const registry = testRegistry(await siteWith(folder.path, home('first')));
  const next = async (text: string) => {
    const dist = await remoteDist(folder.path, home(text));
    await writeRelease(dist);
    return dist;
  };
  const { publish, rollback } = await measureChanges(registry, await next('second'), 'A test.');
  expect([publish > 0, rollback > 0]).toEqual([true, true]);
  await expect(measureChanges(registry, await next('third'))).rejects.toThrow(
    'No browser opened it: the registry has no gate.',
  );
});
