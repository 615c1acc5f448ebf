import type { PageFiles, RouteData } from './data.ts';

/** A file of a release for the browser. */
export interface ReleaseFile {
  /** `sha384-…`, the format of import maps and `integrity` attributes. */
  integrity: string;
  /** Uncompressed size, in bytes. */
  bytes: number;
  /** Size with brotli, in bytes. */
  brotli: number;
}

/** A route of a release, with the files of its page. */
export interface ReleaseRoute extends RouteData, PageFiles {
  /** Whether its HTML is rendered when a set goes live. */
  prerender: boolean;
  /** Releases from before it listed calls have 'profile'. */
  reads?: readonly string[] | 'profile';
  /** Other addresses, which lead to it. */
  aliases?: readonly string[];
  /** What its page also needs for a member without videos. */
  newcomer?: PageFiles;
}

/** A part of a release. */
export interface ReleasePart extends PageFiles {
  properties: readonly string[];
  reads?: readonly string[] | undefined;
}

/**
 * What a script of the shell does that only some documents load: `team` shows the people of teams who owns
 * what, `visits` counts the visits of pages while there is a canary, `vitals` measures how fast a page is while it has
 * one. Releases from before it existed lack `visits`.
 */
export type Tool = 'team' | 'visits' | 'vitals';

/**
 * One immutable version of a remote or of the shell: `release.json`, which the build makes next to
 * `browser/` (each file also as `.br` and `.gz`), `node/`, `maps/` and, for a shell, `development/`.
 */
export interface Release {
  /** Package name: `shell` or a remote's. */
  name: string;
  /** `version-hash`; the same content has the same id. */
  id: string;
  version: string;
  /** Commit it was built from, if known. */
  commit: string | null;
  /** Where its sources are, an https address, if its `package.json` says so. */
  repository?: string;
  /** Integrity of the lock of its dependencies, if there was one. */
  lock?: string;
  kind: 'host' | 'remote';
  files: Record<string, ReleaseFile>;
  /**
   * The maximum size of a page's own JavaScript, in bytes with brotli; undefined for the default.
   */
  budget?: { js: number };
  /** The integrity of each file of its bundle for Node. Releases from before it was recorded lack it. */
  node?: Record<string, string>;
  /** JavaScript of the first load: a remote's federation entry, the host's main modules. */
  entry: string[];
  /** Stylesheets of the first load. */
  css: string[];
  routes: ReleaseRoute[];
  /**
   * What the pages of other remotes may place, by name, with the names of its properties. Releases from before there
   * were parts lack it.
   */
  parts?: Record<string, ReleasePart>;
  /**
   * Version ranges of the shared modules that a remote takes from the host, and of the federation
   * runtime unless it has its own.
   */
  requires: Record<string, string>;
  /** The exports that a remote uses of each shared module. Releases from before it was recorded lack it. */
  uses?: Record<string, string[]>;
  /**
   * Versions of the shared modules and the federation runtime that a host provides, and the files of
   * those it loads lazily; the names of what they export, unless the release is from before that.
   */
  provides: Record<string, { version: string; js: string[]; exports?: string[] }>;
  /** A host's scripts that only some documents load, by what they do: files among `files`. */
  tools?: Partial<Record<Tool, string>>;
  /** The integrity of each file of a host's development build, which only teams load. */
  development?: Record<string, string>;
  /** Its source maps, which are not served. Releases from before they were recorded lack it. */
  maps?: string[];
}
