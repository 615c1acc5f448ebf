import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/**
 * The packages of the site in build order: the shell, then the remotes in the order of the
 * workspaces, whose names begin with `mf-`.
 */
export const packages: string[] = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
).workspaces
  .filter((name) => name === 'shell' || name.startsWith('mf-'))
  .toSorted((a, b) => Number(b === 'shell') - Number(a === 'shell'));

/** The remotes among the {@link packages}. */
export const remotes: string[] = packages.filter((name) => name !== 'shell');
