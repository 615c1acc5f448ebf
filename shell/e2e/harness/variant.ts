import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from '../../../delivery/src/release/build.ts';

/** A change to one source file of a remote: what stands there, and what stands there instead. */
export interface Edit {
  file: string;
  replace: string | RegExp;
  by: string;
}

/**
 * Builds a remote with one file changed, as its team would in a checkout of its own, and answers
 * the `dist` folder.
 */
export async function buildVariant(remote: string, variant: string, edit: Edit): Promise<string> {
  // Inside the repository, so that packages are found, beside the remote of the same name.
  const folder = resolve('.cache', 'variants', `${remote}-${variant}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(remote, folder, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules)(\/|$)/.test(path),
  });
  const file = join(folder, edit.file);
  const before = await readFile(file, 'utf8');
  const after = before.replace(edit.replace, edit.by);
  if (after === before) throw new Error(`${edit.file} does not contain ${edit.replace}.`);
  await writeFile(file, after);
  await build(folder);
  return join(folder, 'dist');
}
