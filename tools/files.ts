/** Files for tests: what is in a folder, and folders to build in. */
import { createHash } from 'node:crypto';
import { mkdir, mkdtempDisposable, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** The paths of all files in a folder and those below it, in order. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
}

/** Hash of the names and bytes of files. */
export async function hashOf(files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

/** Writes files below a folder, by their path in it. */
export async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Makes a temporary folder inside the repository, so that what is built there finds its packages. */
export async function folderInside(name: string) {
  await mkdir('.cache', { recursive: true });
  return mkdtempDisposable(resolve('.cache', `${name}-`));
}
