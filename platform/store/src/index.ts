export type {
  ComposedPage,
  Composition,
  Encoded,
  Lineage,
  ReleaseSet,
  SetCanary,
} from './model.ts';
export { mostDocumentBytes, textOf } from './composition.ts';
export { isSigned, makeKey, readKey, signatureOf, viewKey } from './signing.ts';
export { moveKey, openStore, revocationKey } from './store.ts';
export type { Store } from './store.ts';
