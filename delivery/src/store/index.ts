export { writeEncoded } from './compress.ts';
export type { Lineage, ReleaseSet } from './model.ts';
export { openStore, overlay, setOf } from './store.ts';
export type { Store } from './store.ts';
