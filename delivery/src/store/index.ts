export { writeEncoded } from './compress.ts';
export type { Lineage, Release, ReleaseFile, ReleaseRoute, ReleaseSet } from './model.ts';
export { openStore, overlay, setOf } from './store.ts';
export type { Store } from './store.ts';
