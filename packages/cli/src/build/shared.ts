import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { textIn } from './manifest.ts';

/** The part of a `package.json` that says what shell and remotes share. */
interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  /**
   * How the shell provides the package's modules, by subpath: with its first load, or when a page
   * needs them.
   */
  shared?: Record<string, 'eager' | 'lazy'>;
}

/** A module that the shell provides to every remote as a singleton. */
export interface SharedModule {
  /** The version of its package that is installed. */
  version: string;
  /** Part of the shell's first load; the others are fetched for the first page that needs them. */
  eager: boolean;
}

const read = (file: string) => JSON.parse(textIn(file)) as Manifest;

/** The manifest of an installed package, seen from `context`. Read from disk: `exports` may hide it. */
function installedManifest(packageName: string, context: string): Manifest {
  const folders = createRequire(resolve(context, 'package.json')).resolve.paths(packageName) ?? [];
  for (const folder of folders) {
    try {
      return read(join(folder, packageName, 'package.json'));
    } catch {
      continue;
    }
  }
  throw new Error(`${packageName} is not installed for ${context}`);
}

/** The installed version of a package, seen from `context`. */
export const versionOf = (packageName: string, context: string) =>
  installedManifest(packageName, context).version;

/**
 * The modules that the package in a folder shares, by name. A package lists in `shared` which of
 * its modules the shell provides. The `peerDependencies` of such packages and of this one are
 * shared as a whole.
 */
export function sharedModules(context: string): Record<string, SharedModule> {
  const own = read(join(context, 'package.json'));
  const installed = Object.keys({ ...own.peerDependencies, ...own.dependencies }).map((name) => ({
    name,
    ...installedManifest(name, context),
  }));
  const sharing = installed.filter(({ shared }) => shared);
  const peers = [own, ...sharing].flatMap(({ peerDependencies }) =>
    Object.keys(peerDependencies ?? {}).filter((name) => !name.startsWith('@types/')),
  );
  const whole = [...new Set(peers)].filter((name) => !sharing.some((one) => one.name === name));
  return Object.fromEntries([
    ...whole.flatMap((name) => {
      const shared = { version: versionOf(name, context), eager: true };
      // What JSX compiles to.
      const modules = name === 'react' ? [name, 'react/jsx-runtime'] : [name];
      return modules.map((one) => [one, shared]);
    }),
    ...sharing.flatMap(({ name, version, shared = {} }) =>
      Object.entries(shared).map(([subpath, how]) => [
        name + subpath.slice(1),
        { version, eager: how === 'eager' },
      ]),
    ),
  ]) as Record<string, SharedModule>;
}

/** The two halves of valtio, each with an address of its own. */
const halves = ['valtio/vanilla', 'valtio/react'];

/** What a remote may import of the shared modules, with the module that has it. */
export function takenFrom(modules: Record<string, SharedModule>): Record<string, string> {
  const names = Object.keys(modules);
  return Object.fromEntries([
    ...names.map((name) => [name, name]),
    ...(names.includes('valtio') ? halves.map((half) => [half, 'valtio']) : []),
  ]) as Record<string, string>;
}

/** The package of Module Federation's runtime, which the host lends to the entries of all remotes. */
export const runtime = '@module-federation/webpack-bundler-runtime';
