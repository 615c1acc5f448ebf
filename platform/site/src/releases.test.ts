import { expect, it } from 'vitest';
import { publishChanged } from './releases.ts';
import { siteWith, tempFolder, testRegistry } from './testing/fixtures.ts';

it('publishes nothing that is retired, and says how it comes back', async () => {
  await using folder = await tempFolder();
  const desk = { name: 'mf-desk', text: 'first', paths: ['/desk'] };
  const store = await siteWith(folder.path, { name: 'mf-home', text: 'first', paths: ['/'] }, desk);
  const registry = testRegistry(store);
  await registry.retire('mf-desk');
  const lines: string[] = [];
  const start = () =>
    publishChanged(registry, folder.path, (line) => lines.push(line), {
      names: ['mf-desk'],
      signal: AbortSignal.abort(),
    });
  await start();
  expect(lines).toEqual([
    'Retired, and not published: mf-desk. Bring it back: npm run release -- publish mf-desk',
  ]);
  await registry.rollback('mf-desk');
  await expect(start()).rejects.toThrow('mf-desk failed to build');
  expect(lines.at(-1)).toBe('Building mf-desk …');
});
