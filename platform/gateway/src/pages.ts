import { hash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Role } from '@emberite/release/page';
import type { ComposedPage, Composition, Encoded, Store } from '@emberite/store';
import { sizeHeader } from './headers.ts';
import { baseOf } from '@emberite/release';
import type { Release, Tool } from '@emberite/release';
import { textOf } from '@emberite/store/composition';

/** A composed file ready to be sent. Its body is the only copy that stays in memory: others are made from it. */
export interface File extends Encoded {
  status: 200 | 404;
  /** Value of `Content-Type`. */
  type: string;
  /** Whether the response depends on the session-hint cookie. */
  varies: boolean;
  /** Whether it depends on more than that, so that no shared cache may store it. */
  personal?: true;
  /** All other headers. */
  headers: Record<string, string>;
}

/** A document, and how its page has to be treated. */
export interface Document
  extends File, Pick<ComposedPage, 'reads' | 'partReads' | 'newcomer' | 'leadsTo' | 'asTarget'> {
  /** The release that the page belongs to. */
  of: Composition['of'];
}

/** Who seems to request a document, judging by the session-hint cookie. */
export type Viewer = 'visitor' | 'user' | 'staff';

/** The document of all paths that match a pattern. */
interface Pattern {
  path: string;
  pattern: URLPattern;
  document: Document;
}

/** The documents and files of one composition. */
interface Part {
  paths: [string, Document][];
  patterns: Pattern[];
  staff: Pattern[];
  signedIn: [string, Document][];
  notFound: Document | undefined;
  redirects: [string, string][];
  files: [string, File][];
}

/** The documents and files of the live set, held in memory. */
export type Pages = ReturnType<typeof pagesOf>;

function partOf(composition: Composition, security: Record<string, string>): Part {
  const { of, patterns, staff = [], notFound, redirects = {} } = composition;
  const { paths, signedIn, files } = composition;

  function document(page: ComposedPage, isChosen = false, status: File['status'] = 200): Document {
    const type = 'text/html; charset=utf-8';
    // What it reads is in its `Link`s, for the user whom the cookie tells.
    const varies = isChosen || page.reads.length > 0;
    const headers = { ...security, ...page.headers, ...sizeHeader(page.size) };
    return { ...page, status, type, varies, headers, of };
  }

  const patternsOf = (some: Composition['patterns'], varies: boolean) =>
    some.map(({ path, page }): Pattern => {
      const pattern = new URLPattern({ pathname: path });
      return { path, pattern, document: document(page, varies) };
    });
  return {
    paths: Object.entries(paths).map(([path, page]) => [path, document(page, path in signedIn)]),
    signedIn: Object.entries(signedIn).map(([path, page]) => [path, document(page, true)]),
    patterns: patternsOf(patterns, false),
    staff: patternsOf(staff, true),
    // For staff, there may be a page at the address.
    notFound: notFound && document(notFound, true, 404),
    redirects: Object.entries(redirects),
    files: Object.entries(files).map(([path, file]) => [
      path,
      { ...file, status: 200, varies: false, headers: {} },
    ]),
  };
}

/** Number of parameters in a path pattern; the fewer, the more specific the pattern. */
const countParams = (pattern: string) =>
  pattern.split('/').filter((part) => part.startsWith(':')).length;

function pagesOf(all: Part[]) {
  const documents = new Map(all.flatMap(({ paths }) => paths));
  const signedIn = new Map(all.flatMap((part) => part.signedIn));
  const targets = new Map(
    all
      .flatMap(({ paths }) => paths)
      .flatMap(([, one]): [Role, Document][] => (one.asTarget ? [[one.asTarget.role, one]] : [])),
  );
  const redirects = new Map(all.flatMap((part) => part.redirects));
  const files = new Map(all.flatMap((part) => part.files));
  const inOrder = (patterns: Pattern[]) =>
    patterns.toSorted((one, other) => countParams(one.path) - countParams(other.path));
  const patterns = inOrder(all.flatMap((part) => part.patterns));
  const staff = inOrder(all.flatMap((part) => part.staff));
  const notFound = all.find((part) => part.notFound)?.notFound;
  if (!notFound) throw new Error('The live set has no shell. Publish it.');
  /** The document of a path that has one of its own. */
  const known = (path: string, viewer: Viewer) =>
    (viewer === 'visitor' ? undefined : signedIn.get(path)) ?? documents.get(path);
  const match = (some: Pattern[], path: string) =>
    some.find(({ pattern }) => pattern.test({ pathname: path }))?.document;
  return {
    known,
    /** The document of a path; for one that is unknown, or of staff and requested by others, the not-found page. */
    find: (path: string, viewer: Viewer) =>
      known(path, viewer) ??
      match(patterns, path) ??
      (viewer === 'staff' ? match(staff, path) : undefined) ??
      notFound,
    /** The document of the page with a role to which the guard leads; undefined if it loads nothing. */
    target: (role: Role) => targets.get(role),
    /** Where another address of a page leads. */
    redirect: (path: string) => redirects.get(path),
    /** A file for search engines, browsers or home screens. */
    file: (path: string) => files.get(path),
  };
}

/** Reads the pages of sets. */
export type Loader = ReturnType<typeof createLoader>;

/**
 * Creates the loader of a store.
 *
 * @param security headers of every document
 */
export function createLoader(store: Store, security: Record<string, string>) {
  let loaded = new Map<string, Promise<Part>>();

  async function read(key: string): Promise<Part> {
    const composition = await store.composition(key);
    if (!composition) throw new Error(`The store has no composition ${key}.`);
    return partOf(composition, security);
  }

  const part = (key: string) => loaded.get(key) ?? read(key);

  return {
    /** Reads sets, and keeps what they have in common with the next ones. */
    async load(sets: string[][]) {
      const parts = new Map([...new Set(sets.flat())].map((key) => [key, part(key)]));
      await Promise.all(parts.values());
      loaded = parts;
      return Promise.all(
        sets.map(async (keys) => pagesOf(await Promise.all(keys.map((key) => parts.get(key)!)))),
      );
    },
    /** Reads one more set, without keeping what only it has. */
    loadBeside: async (keys: string[]) => pagesOf(await Promise.all(keys.map(part))),
  };
}

/** A script of the shell that only some documents have, as an element. Undefined if its release lacks it. */
export function toolElement(shell: Release, tool: Tool): string | undefined {
  const file = shell.tools?.[tool];
  if (file === undefined) return undefined;
  const url = baseOf(shell.name) + file;
  return `<script type="module" src="${url}" integrity="${shell.files[file]?.integrity}" crossorigin fetchpriority="low"></script>`;
}

const end = '</body></html>';

/** Fast, because a document is compressed on its first request. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Adds elements to the end of a document. */
export function withElements(document: Document, elements: string): Document {
  const text = textOf(document);
  // What comes before may contain the same text, e.g. in a stylesheet.
  const at = text.lastIndexOf(end);
  const changed = Buffer.from(text.slice(0, at) + elements + text.slice(at));
  const size = changed.length;
  const etag = document.etag.replace(/"$/, `-${hash('sha256', elements).slice(0, 8)}"`);
  const headers = { ...document.headers, ...sizeHeader(size) };
  const body = brotliCompressSync(changed, brotli);
  return { ...document, etag, size, headers, body, encoding: 'br' };
}

/**
 * The same pages with changed documents, for some browsers only. `change` is called once for each
 * document.
 */
export function adapt(pages: Pages, change: (document: Document) => Document): Pages {
  const known = new WeakMap<Document, Document>();
  function adapted(document: Document): Document {
    const before = known.get(document);
    if (before) return before;
    const after: Document = { ...change(document), varies: true, personal: true };
    known.set(document, after);
    return after;
  }
  return {
    ...pages,
    known(path, viewer) {
      const document = pages.known(path, viewer);
      return document && adapted(document);
    },
    find: (path, viewer) => adapted(pages.find(path, viewer)),
  };
}
