import { hash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Sources that every build reads besides its own folder. */
const shared = ['ui-kit', 'sdk', 'content', 'cli/src', 'package-lock.json'];

const ignored = new Set(['node_modules', 'dist', 'README.md']);

async function describe(path: string): Promise<string[]> {
  const info = await stat(path);
  if (!info.isDirectory()) return [`${path} ${info.size} ${info.mtimeMs}`];
  const names = (await readdir(path)).filter((name) => !ignored.has(name)).toSorted();
  return (await Promise.all(names.map((name) => describe(join(path, name))))).flat();
}

/** A hash of all source files that a package's build reads, by size and time of change. */
export async function fingerprint(name: string): Promise<string> {
  const lines = await Promise.all([name, ...shared].map(describe));
  return hash('sha256', lines.flat().join('\n')).slice(0, 16);
}
