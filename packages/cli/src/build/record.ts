import type { StyleFile } from '@emberite/release/data';

/** The contents of a group of chunks. Paths are relative to `dist/browser`. */
export interface ChunkRecord {
  js: string[];
  css: StyleFile[];
  /** Shared modules it takes from the host, with the version range it was built against. */
  shared: Record<string, string>;
  /** npm packages bundled into it. */
  packages: string[];
}

/** `dist/build.json`: the output of a build of a remote or the shell. */
export interface BuildRecordFile {
  name: string;
  version: string;
  kind: 'remote' | 'host';
  /** Only production builds can be published. */
  mode: 'production' | 'development';
  /**
   * The budget in `package.json` for a page's own JavaScript, in bytes with brotli; undefined for
   * the default.
   */
  budget?: { js: number };
  /** The federation entry of a remote, with its routes; the first load of the host. */
  entry: ChunkRecord;
  /** Versions of the shared modules and the federation runtime that the host provides; empty for a remote. */
  provides: Record<string, string>;
  /** Version range of the federation runtime that a remote's entry borrows; empty for the host. */
  requires: Record<string, string>;
  /** The shared modules outside the host's first load. */
  lazy: string[];
  /** The exports that a remote uses of each shared module; `*` if it may be any. Empty for the host. */
  uses: Record<string, string[]>;
  /** What an `import()` of a module loads, by module, e.g. `./src/journey/JourneyPage.tsx`. */
  imports: Record<string, ChunkRecord>;
  /** The modules whose `import()` loads a chunk file, by file under `dist/node`. */
  nodeChunks: Record<string, string[]>;
}
