import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The `package.json` of a remote or the shell, as far as builds read it. */
interface PackageManifest {
  name: string;
  version: string;
  ember?: {
    /** The maximum size of a page's own JavaScript, in bytes with brotli. */
    budget?: { js: number };
  };
}

/** Reads the manifest of the package in a folder. */
export function manifestOf(folder: string): PackageManifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageManifest;
}
