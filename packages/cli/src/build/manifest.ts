import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { valid } from 'semver';
import { RefusedError } from '@emberite/release';
import { parseJson } from '@emberite/release/text';

/** The `package.json` of a remote or the shell, as far as builds read it. */
interface PackageManifest {
  name: string;
  version: string;
  ember?: {
    /** The maximum size of a page's own JavaScript, in bytes with brotli. */
    budget?: { js: number };
  };
}

/** The text of a file, without the mark of its encoding with which some editors begin it. */
export const textIn = (file: string) => readFileSync(file, 'utf8').replace(/^\uFEFF/, '');

/** Reads the manifest of the package in a folder. Throws a {@link RefusedError} if it has no name. */
export function manifestOf(folder: string): PackageManifest {
  const file = join(folder, 'package.json');
  const manifest = parseJson(textIn(file));
  if (typeof (manifest as Partial<PackageManifest> | null)?.name === 'string')
    return manifest as PackageManifest;
  throw new RefusedError(`${file} must be JSON, with the name of the package.`);
}

/** Whether a release can have that version: it is part of the release's id, so it is short and has no `+`. */
export const isVersion = (version: unknown): version is string =>
  typeof version === 'string' && /^[\w.-]{1,60}$/.test(version) && valid(version) !== null;

/** Throws a {@link RefusedError} if there is nothing to build in a folder. */
export function checkFolder(folder: string): void {
  if (!existsSync(join(folder, 'rspack.config.ts'))) {
    throw new RefusedError(
      `There is no remote in ${folder}: ${join(folder, 'rspack.config.ts')} does not exist.`,
    );
  }
  if (/[!#]/.test(resolve(folder))) {
    throw new RefusedError(
      `Move ${resolve(folder)} to a folder without ! and # in its name: a bundler reads them as the end of a name.`,
    );
  }
}
