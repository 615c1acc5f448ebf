/** The manifests of this repository. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './imports.ts';

/** A `package.json`. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  workspaces?: string[];
  exports?: Record<string, string>;
  files?: string[];
  scripts?: Record<string, string>;
  /** Its programs, by name. */
  bin?: Record<string, string>;
  engines?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  /** The modules that the shell provides to every remote, and when: `eager` or `lazy`. */
  shared?: Record<string, string>;
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

export const rootManifest = manifestOf('.');

/** The manifest of each workspace, by its folder. */
export const manifests = Object.fromEntries(
  (rootManifest.workspaces ?? []).map((folder) => [folder, manifestOf(folder)] as const),
);
