import type { PageModule } from '@emberite/sdk/page';
import type { Boot, SiteConfig } from '@emberite/sdk/release';

/** A composed document and how to serve it. */
export interface ComposedPage {
  /** File in the composed folder, next to its `.br` and `.gz`. */
  file: string;
  etag: string;
  csp: string;
  /** Whether the page needs to know who is signed in. */
  guarded: boolean;
}

/** `pages.json` of a composed folder. */
export interface ComposedPages {
  set: string;
  /** Documents of concrete paths. */
  paths: Record<string, ComposedPage>;
  /** Documents of path patterns, most specific first. */
  patterns: { path: string; page: ComposedPage }[];
  /** Documents for users who seem to be signed in, by path; only those that differ. */
  signedIn: Record<string, ComposedPage>;
  notFound: ComposedPage;
}

/** The exports of the shell's bundle for Node. */
export interface ShellBundle {
  shared: Record<string, unknown>;
  /** Tags for the head of every document. */
  head(base: string): string;
  render(boot: Boot, path: string, page: PageModule | null, site: SiteConfig): Promise<string>;
}
