export type {
  ComposedPage,
  Composition,
  Encoded,
  Lineage,
  ReleaseSet,
  SetCanary,
} from './model.ts';
export { collecting, forEach, moveKey, openStore } from './store.ts';
export type { Store } from './store.ts';
