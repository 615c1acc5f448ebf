import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { describe, expect, it } from 'vitest';
import { isFull } from './sample.ts';

/** A package in the lock. npm writes one platform as a string, several as a list. */
interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
}

/** The packages of a lock by their folder; the root has an empty name. */
type LockedPackages = Record<string, LockedPackage>;

/** A system to install for, in npm's words. */
interface Platform {
  os: string;
  cpu: string;
  libc?: string;
}

/** The folders in which `from` looks for a package, the nearest first. */
function* foldersOf(name: string, from: string): Generator<string> {
  for (let folder = from; folder; folder = folder.slice(0, folder.lastIndexOf('/') + 1)) {
    folder = folder.replace(/\/$/, '');
    if (!folder.endsWith('node_modules')) yield `${folder}/node_modules/${name}`;
  }
  yield `node_modules/${name}`;
}

/**
 * Lists the optional packages that a package names but that the lock lacks, or has in another
 * version. A machine of their platform would not get them, and `npm ci` would refuse the lock.
 */
function missingOptional(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, range]) => {
      const place = [...foldersOf(name, folder)].find((path) => path in packages);
      const version = place && packages[place]?.version;
      const isThere = version && satisfies(version, range, { includePrerelease: true });
      return isThere ? [] : [`${folder || 'package.json'} needs ${name}@${range}`];
    }),
  );
}

/** Whether npm installs a package with these limits on `value`; `!` excludes one. */
function allows(limits: string | string[] | undefined, value: string | undefined): boolean {
  const list = [limits ?? []].flat();
  if (list.length === 0 || value === undefined) return true;
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((limit) => limit.startsWith('!'));
}

/** The folders of the packages that exist for this platform and not for every other one. */
function packagesOf(platform: Platform, packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([folder, { os, cpu, libc }]) =>
    os && cpu && allows(os, platform.os) && allows(cpu, platform.cpu) && allows(libc, platform.libc)
      ? [folder]
      : [],
  );
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: LockedPackages;
};

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
describe.runIf(isFull)('npm ci brings each binary', () => {
  it.each(platforms)('for $os on $cpu $libc', (platform) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'ember-install-'));
    const manifests = globSync('{,*/,*/*/}package.json', { exclude: ['**/node_modules/**'] });
    for (const file of [...manifests, 'package-lock.json', '.npmrc']) {
      cpSync(file, join(folder.path, file));
    }
    const target = Object.entries(platform).map(([name, value]) => `--${name}=${value}`);
    // Without a network it would try for more than a minute.
    const options = ['--ignore-scripts', '--loglevel=error', '--fetch-retries=1'];
    execFileSync('npm', ['ci', ...options, ...target], { cwd: folder.path, stdio: 'pipe' });
    const binaries = packagesOf(platform, packages);
    expect(binaries).toContainEqual(expect.stringContaining('@rspack/binding-'));
    expect(binaries.filter((path) => !hasBinary(join(folder.path, path)))).toEqual([]);
  });
});
