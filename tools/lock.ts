/** Reads what `package-lock.json` says about packages with binaries for one platform. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';

/** A package in the lock. npm writes one platform as a string, several as a list. */
export interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
}

/** The packages of a lock by their folder; the root has an empty name. */
export type LockedPackages = Record<string, LockedPackage>;

/** A system to install for, in npm's words. */
export interface Platform {
  os: string;
  cpu: string;
  libc?: string;
}

/** Reads the lock of this repository. */
export function lockedPackages(): LockedPackages {
  const text = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
  return (JSON.parse(text) as { packages: LockedPackages }).packages;
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
export function missingOptional(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, range]) => {
      const place = [...foldersOf(name, folder)].find((path) => path in packages);
      const version = place && packages[place]?.version;
      const isThere = version && satisfies(version, range, { includePrerelease: true });
      return isThere ? [] : [`${folder || 'package.json'} needs ${name}@${range}`];
    }),
  );
}

/** Whether npm installs on `value` what is limited to these; `!` excludes one. */
function allows(limits: string | string[] | undefined, value: string | undefined): boolean {
  const list = [limits ?? []].flat();
  if (list.length === 0 || value === undefined) return true;
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((limit) => limit.startsWith('!'));
}

/** The folders of the packages that exist for this platform and not for every other one. */
export function packagesOf(platform: Platform, packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([folder, { os, cpu, libc }]) =>
    os && cpu && allows(os, platform.os) && allows(cpu, platform.cpu) && allows(libc, platform.libc)
      ? [folder]
      : [],
  );
}
