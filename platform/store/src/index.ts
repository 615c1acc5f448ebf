export type {
  ComposedPage,
  Composition,
  Encoded,
  Lineage,
  ReleaseSet,
  SetCanary,
} from './model.ts';
export { forEach, moveKey, openStore } from './store.ts';
export type { Store } from './store.ts';
