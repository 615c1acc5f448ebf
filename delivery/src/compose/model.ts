import type { PageModule, PreviewImage } from '@emberite/sdk/page';
import type { AppIdentity, Boot, DocumentConfig, DrawText } from '@emberite/sdk/release';

/** A composed document and how to serve it. */
export interface ComposedPage {
  /** File in the composed folder, next to its `.br` and `.gz`. */
  file: string;
  etag: string;
  /** Its policies, and what else this document alone is served with. */
  headers: Record<string, string>;
  /**
   * What the page asks the API for as soon as its code has arrived, if somebody seems to be signed in.
   * `{location}` is that of the session hint.
   */
  reads: string[];
}

/** A composed file other than a document. */
export interface ComposedFile {
  /** File in the composed folder, next to its `.br` and `.gz` if they are smaller. */
  file: string;
  etag: string;
  /** Value of `Content-Type`. */
  type: string;
}

/** `pages.json` of a composed folder. */
export interface ComposedPages {
  set: string;
  /** One sentence for each thing that should not stay so, for whoever publishes the set. */
  warnings: string[];
  /** Documents of concrete paths. */
  paths: Record<string, ComposedPage>;
  /** Documents of path patterns, most specific first. */
  patterns: { path: string; page: ComposedPage }[];
  /** Documents for users who seem to be signed in, by path; only those that differ. */
  signedIn: Record<string, ComposedPage>;
  notFound: ComposedPage;
  /** Files for search engines and home screens, by path. */
  files: Record<string, ComposedFile>;
}

/** The exports of the shell's bundle for Node. */
export interface ShellBundle {
  shared: Record<string, unknown>;
  /** Tags for the head of every document. */
  head(base: string): string;
  /** Inline scripts of every document. Older releases of the shell lack it. */
  scripts?(base: string): string[];
  /** Releases of the shell from before there were link previews lack it, and `preview`. */
  app?: AppIdentity;
  /** Draws a link preview as SVG, with class names of the page's stylesheets and the shell's. */
  preview?(drawing: PreviewImage['drawing'], title: string, draw: DrawText): string;
  render(boot: Boot, path: string, page: PageModule | null, site: DocumentConfig): Promise<string>;
}
