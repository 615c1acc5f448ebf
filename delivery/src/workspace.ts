import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * Everything the site is made of, in the order it is built: the shell, then the remotes, as they
 * stand in the workspace. A workspace with an `rspack.config.ts` is one of them.
 */
export const packages: string[] = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
).workspaces
  .filter((name) => existsSync(join(root, name, 'rspack.config.ts')))
  .toSorted((a, b) => Number(b === 'shell') - Number(a === 'shell'));

/** The remotes among the {@link packages}. */
export const remotes: string[] = packages.filter((name) => name !== 'shell');

/** Name and version of the package in a folder. */
export function manifestOf(folder: string): { name: string; version: string } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
}
