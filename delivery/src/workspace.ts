import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * The packages of the site in build order: the shell, then the remotes in the order of the
 * workspaces. Every workspace with an `rspack.config.ts` is one.
 */
export const packages: string[] = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
).workspaces
  .filter((name) => existsSync(join(root, name, 'rspack.config.ts')))
  .toSorted((a, b) => Number(b === 'shell') - Number(a === 'shell'));

/** The remotes among the {@link packages}. */
export const remotes: string[] = packages.filter((name) => name !== 'shell');
