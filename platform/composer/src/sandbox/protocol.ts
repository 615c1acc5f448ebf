import type { Head, Params } from '@emberite/release/page';
import type { AppIdentity, Boot, DocumentConfig } from '@emberite/release/data';

/** Sources of a bundle for Node, by file. */
export type Sources = Record<string, string>;

/** What a sandbox runs. */
export interface Bundles {
  shell: Sources;
  /** The shell's font for link previews, in base64; null for a shell that draws none. */
  font: string | null;
  /** A remote's release; null to run the shell alone. */
  remote: { sources: Sources; assetBase: string } | null;
}

/** A page's head without its drawing, which stays in the sandbox. */
export interface HeadData extends Omit<Partial<Head>, 'image'> {
  image?: { alt: string };
}

/** The data of a page's module. */
export interface PageData {
  /** The params of every known path, with the head there. */
  known: { params: Params; head: HeadData }[];
  /** The head for no params at all. */
  head: HeadData;
}

/** The data of the shell's bundle. */
export interface ShellData {
  /** Tags for the head of every document. */
  tags: string;
  /** Inline scripts of every document. */
  scripts: string[];
  /** Missing in shells from before there were link previews. */
  app?: AppIdentity;
  /** Whether it draws link previews. */
  draws: boolean;
}

/** What a sandbox does. `path` of a page is its route's. */
export interface Calls {
  shell(base: string): ShellData;
  /** Throws if there is no page component. */
  page(path: string): Promise<PageData>;
  /** HTML of a document at `at`; with no page's path, only the frame. */
  render(boot: Boot, at: string, path: string | null, site: DocumentConfig): Promise<string>;
  /**
   * SVG of a page's link preview. To name it, it is drawn without letters, because they take long.
   */
  preview(path: string, params: Params, title: string, letters: boolean): Promise<string>;
}

/** One call, and how it went. */
export type Request = {
  [Name in keyof Calls]: { name: Name; input: Parameters<Calls[Name]> };
}[keyof Calls];

/** The descriptors of the process from which it reads requests, and to which it writes answers. */
export const [requests, answers] = [0, 3];

export type Answer = { result: unknown } | { failed: string };
