import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Sources that every build reads besides its own folder. */
const shared = [
  'ui-kit',
  ...['content', 'contract', 'release', 'sdk', 'cli'].map((name) => join('packages', name)),
  'package-lock.json',
];

/** Files that are not part of any release. */
const ignored =
  /^(node_modules|dist|docs|e2e|testing|baselines|\..*|.*\.md|.*\.(test|stories)\.tsx?)$/;

async function filesIn(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => !ignored.test(name)).toSorted();
  return (await Promise.all(names.map((name) => filesIn(join(path, name))))).flat();
}

/** A hash of the contents of all source files that a package's build reads. */
export async function fingerprint(name: string): Promise<string> {
  const files = (await Promise.all([name, ...shared].map(filesIn))).flat();
  const texts = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, text] of texts.entries()) {
    hash.update(`${files[index]} ${text.length}\n`).update(text);
  }
  return hash.digest('hex').slice(0, 16);
}
