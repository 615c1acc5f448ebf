import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockedPackages, missingOptional, packagesOf } from './lock.ts';
import type { Platform } from './lock.ts';

const packages = lockedPackages();

it('has every optional package that another one names', () => {
  expect(missingOptional(packages)).toEqual([]);
});

it('notices a package that is missing, and one in another version', () => {
  const binding = { version: '2.0.0' };
  const lock = {
    'node_modules/bundler': {
      optionalDependencies: { '@bundler/linux': '2.0.0', '@bundler/mac': '2.0.0' },
    },
    'node_modules/@bundler/linux': binding,
    'node_modules/tool': { optionalDependencies: { '@bundler/linux': '^1.0.0' } },
    'node_modules/tool/node_modules/@bundler/mac': binding,
  };
  expect(missingOptional(lock)).toEqual([
    'node_modules/bundler needs @bundler/mac@2.0.0',
    'node_modules/tool needs @bundler/linux@^1.0.0',
  ]);
});

const platforms: Platform[] = [
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'win32', cpu: 'x64' },
];

/** Smaller than any binary, in bytes. */
const binaryBytes = 50_000;

const hasBinary = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).some(
    (file) => file.isFile() && statSync(join(file.parentPath, file.name)).size > binaryBytes,
  );

// Each downloads and unpacks everything.
describe.runIf(process.env['EMBER_FULL'])('npm ci brings each binary', { timeout: 600_000 }, () => {
  it.each(platforms)('for $os on $cpu $libc', (platform) => {
    const folder = mkdtempSync(join(tmpdir(), 'ember-install-'));
    try {
      for (const file of [...globSync('{,*/}package.json'), 'package-lock.json', '.npmrc']) {
        cpSync(file, join(folder, file), { recursive: true });
      }
      const target = Object.entries(platform).map(([name, value]) => `--${name}=${value}`);
      execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error', ...target], {
        cwd: folder,
        stdio: 'pipe',
      });
      const binaries = packagesOf(platform, packages);
      expect(binaries).toContainEqual(expect.stringContaining('@rspack/binding-'));
      expect(binaries.filter((path) => !hasBinary(join(folder, path)))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
