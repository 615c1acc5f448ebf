import type { PageFiles, RouteData } from '@emberite/sdk/release';

/** A file of a release for the browser. */
export interface ReleaseFile {
  /** `sha384-…`, as import maps and `integrity` attributes take it. */
  integrity: string;
  /** Size as it is, in bytes. */
  bytes: number;
  /** Size as brotli sends it, in bytes. */
  brotli: number;
}

/** A page that a release of a remote brings. */
export interface ReleaseRoute extends RouteData, PageFiles {
  /** Whether its HTML is rendered when a set goes live. */
  prerender: boolean;
}

/**
 * One immutable version of a remote or of the shell: `release.json` in its folder, beside
 * `browser/` (each file also as `.br` and `.gz`) and `node/index.cjs`.
 */
export interface Release {
  /** Package name: `shell` or a remote's. */
  name: string;
  /** `version-hash`; the same content has the same id. */
  id: string;
  version: string;
  /** Commit it was built from, where that is known. */
  commit: string | null;
  kind: 'host' | 'remote';
  files: Record<string, ReleaseFile>;
  /** JavaScript of the first load: a remote's federation entry, the host's main modules. */
  entry: string[];
  /** Stylesheets of the first load. */
  css: string[];
  routes: ReleaseRoute[];
  /** Ranges of the shared modules a remote takes from the host. */
  requires: Record<string, string>;
  /** Versions of the shared modules a host provides, and the files of those it loads late. */
  provides: Record<string, { version: string; js: string[] }>;
}

/** Which releases are in a set: the live one first, then those before it, newest first. */
export type Lineage = [live: string, ...before: string[]];

/** An immutable set of releases that were live together. */
export interface ReleaseSet {
  /** Hash of the rest. */
  id: string;
  /** By package name; the shell is one of them. */
  releases: Record<string, Lineage>;
}
