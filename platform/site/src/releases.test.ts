import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publishChanged } from './releases.ts';
import { remotes } from './workspace.ts';
import { siteWith, tempFolder, testRegistry } from './testing/fixtures.ts';

const [name = ''] = remotes;

it('publishes nothing that is retired, and says how it comes back', async () => {
  await using folder = await tempFolder();
  const retired = { name, text: 'first', paths: ['/events'] };
  const store = await siteWith(
    folder.path,
    { name: 'mf-home', text: 'first', paths: ['/'] },
    retired,
  );
  const registry = testRegistry(store);
  await registry.retire(name);
  // A power cut can leave it empty.
  await writeFile(join(folder.path, 'sources.json'), '');
  const lines: string[] = [];
  const start = () =>
    publishChanged(registry, folder.path, (line) => lines.push(line), {
      names: [name],
      signal: AbortSignal.abort(),
    });
  await start();
  expect(lines).toEqual([
    `Retired, and not published: ${name}. Bring it back: npm run release -- publish ${name}`,
  ]);
  await registry.rollback(name);
  await expect(start()).rejects.toThrow(`${name} failed to build`);
  expect(lines.at(-1)).toBe(`Building ${name} …`);
});
