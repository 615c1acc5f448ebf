import type { StyleFile } from '@emberite/sdk/release';

/** What a group of chunks consists of. Paths are under `dist/browser`. */
export interface ChunkRecord {
  js: string[];
  css: StyleFile[];
  /** Shared modules it takes from the host, with the range it was built against. */
  shared: Record<string, string>;
  /** npm packages bundled into it. */
  packages: string[];
}

/** `dist/build.json`: what a build of a remote or of the shell made. */
export interface BuildRecordFile {
  name: string;
  version: string;
  kind: 'remote' | 'host';
  /** The federation entry of a remote, the first load of the host. */
  entry: ChunkRecord;
  /** The exposed `routes` module of a remote; empty for the host. */
  routes: ChunkRecord;
  /** Versions of the shared modules the host provides; empty for a remote. */
  provides: Record<string, string>;
  /** By module, e.g. `./src/journey/JourneyPage.tsx`: what an `import()` of it loads. */
  imports: Record<string, ChunkRecord>;
  /** By chunk file under `dist/node`: the modules whose `import()` loads it. */
  nodeChunks: Record<string, string[]>;
}
