import type { PageModule } from '@emberite/sdk/page';
import type { Boot } from '@emberite/sdk/release';

/** A composed document and how it is to be served. */
export interface ComposedPage {
  /** File in the composed folder; `.br` and `.gz` stand beside it. */
  file: string;
  etag: string;
  csp: string;
  /** Whether the page waits for the answer to who is signed in. */
  guarded: boolean;
}

/** `pages.json` of a composed folder. */
export interface ComposedPages {
  set: string;
  /** Documents of concrete paths. */
  paths: Record<string, ComposedPage>;
  /** Documents of path patterns, most specific first. */
  patterns: { path: string; page: ComposedPage }[];
  /** Documents for somebody who seems to be signed in, where they differ. */
  signedIn: Record<string, ComposedPage>;
  notFound: ComposedPage;
}

/** What the shell's bundle for Node exports. */
export interface ShellBundle {
  shared: Record<string, unknown>;
  /** Tags for the head of every document. */
  head(base: string): string;
  render(boot: Boot, path: string, page: PageModule | null): Promise<string>;
}
