import { build } from '@emberite/cli/release';
import { cp, rm } from 'node:fs/promises';

/**
 * Builds what `npm create @emberite/remote` makes, inside the repository, so that packages are resolved.
 * Returns its folder.
 */
export async function buildScaffold(): Promise<string> {
  const folder = '.cache/bench/mf-sample';
  await rm(folder, { recursive: true, force: true });
  await cp('packages/create-remote/template', folder, { recursive: true });
  await build(folder);
  return folder;
}
