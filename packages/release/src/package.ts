import type { Release } from './model.ts';

/** A release and its files, by path: `browser/main.js`, with `browser/main.js.br` beside it. */
export interface Package {
  release: Release;
  files: Map<string, Buffer>;
}
