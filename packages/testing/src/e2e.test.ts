import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openPage } from './e2e.ts';

afterEach(() => void vi.unstubAllEnvs());

it('fails with all that a build says which fails, and stops it', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'ember-e2e-'));
  const ended = join(folder.path, 'ended');
  const ember = `#!${process.execPath}
    process.on('SIGTERM', () => {
      require('node:fs').writeFileSync(${JSON.stringify(ended)}, 'in order');
      console.log('Cannot find module');
      process.exit();
    });
    setInterval(() => {}, 1_000);
    console.log('mf-events failed to build:');`;
  await writeFile(join(folder.path, 'ember'), ember, { mode: 0o755 });
  vi.stubEnv('PATH', folder.path);
  await expect(openPage('/')).rejects.toThrow('mf-events failed to build:\nCannot find module\n');
  expect(await readFile(ended, 'utf8')).toBe('in order');
});

it('fails if there is no ember', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'ember-e2e-'));
  vi.stubEnv('PATH', folder.path);
  await expect(openPage('/')).rejects.toThrow('spawn ember ENOENT');
});
