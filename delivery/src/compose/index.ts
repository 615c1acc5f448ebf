export { compose, siteKey } from './compose.ts';
export type { ComposedPage, ComposedPages } from './model.ts';
