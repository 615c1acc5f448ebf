import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build } from '@emberite/delivery/release';

/** A change to one source file of a remote: replaces one part of its text. */
export interface Edit {
  file: string;
  replace: string | RegExp;
  by: string;
}

/** Creates an empty folder inside the repository, so that packages are resolved. */
async function variantFolder(name: string): Promise<string> {
  const folder = resolve('.cache', 'variants', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Builds a new remote from source texts by path. Returns the `dist` folder. */
export async function buildNew(name: string, files: Record<string, string>): Promise<string> {
  const folder = await variantFolder(name);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await build(folder);
  return join(folder, 'dist');
}

/**
 * Builds a copy of a remote with one file changed and others added. Returns the `dist` folder.
 */
export async function buildVariant(
  remote: string,
  variant: string,
  edit: Edit,
  added: Record<string, string> = {},
): Promise<string> {
  const folder = await variantFolder(`${remote}-${variant}`);
  await cp(remote, folder, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules)(\/|$)/.test(path),
  });
  const file = join(folder, edit.file);
  const before = await readFile(file, 'utf8');
  const after = before.replace(edit.replace, edit.by);
  if (after === before) throw new Error(`${edit.file} does not contain ${edit.replace}.`);
  await writeFile(file, after);
  for (const [path, text] of Object.entries(added)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await build(folder);
  return join(folder, 'dist');
}
