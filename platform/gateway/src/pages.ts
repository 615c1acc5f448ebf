import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Role } from '@emberite/release/page';
import type { ComposedPage, Composition, Encoded, Store } from '@emberite/store';
import { mostDocumentBytes } from '@emberite/store';
import { sizeHeader } from './headers.ts';

/** A composed file ready to be sent. */
export interface File {
  status: 200 | 404;
  /** Value of `Content-Type`. */
  type: string;
  etag: string;
  /** Whether the response depends on the session-hint cookie. */
  varies: boolean;
  /** Whether it depends on more than that, so that no shared cache may store it. */
  personal?: true;
  /** All other headers. */
  headers: Record<string, string>;
  /** The only copy that stays in memory: others are made from it. */
  body: Buffer;
  /** Undefined if it is not worth it for this file: then no encoding is. */
  encoding: 'br' | undefined;
}

/** A document, and how its page has to be treated. */
export interface Document
  extends File, Pick<ComposedPage, 'reads' | 'newcomer' | 'leadsTo' | 'asTarget'> {
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
export interface Pages {
  /** The document of a path that has one of its own. */
  known(path: string, viewer: Viewer): Document | undefined;
  /** The document of a path; for one that is unknown, or of staff and requested by others, the not-found page. */
  find(path: string, viewer: Viewer): Document;
  /** The document of the page with a role to which the guard leads; undefined if it loads nothing. */
  target(role: Role): Document | undefined;
  /** Where another address of a page leads. */
  redirect(path: string): string | undefined;
  /** A file for search engines, browsers or home screens. */
  file(path: string): File | undefined;
}

const decompress = promisify(brotliDecompress);

const bytesOf = (text: string | undefined) => text && Buffer.from(text, 'base64');

const tooLarge = (cause?: unknown) =>
  new RangeError('The documents of a release are too large.', { cause });

/** The decompressed bytes that one composition may have. */
interface Budget {
  left: number;
}

/**
 * Decodes a composed file. Rejects if its ETag is not the hash of `before` and its bytes, because a browser would show
 * nothing, or half of a page, and if it exceeds the budget.
 */
async function bodyOf(
  { identity, br, etag }: Encoded,
  budget: Budget,
  before = '',
): Promise<Pick<File, 'body' | 'encoding'> & { size: number }> {
  const small = bytesOf(br);
  const limit = { maxOutputLength: Math.max(1, budget.left) };
  const plain =
    bytesOf(identity) ||
    (await decompress(small || Buffer.alloc(0), limit).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(error) : error;
    }));
  budget.left -= plain.length;
  if (budget.left < 0) throw tooLarge();
  const digest = createHash('sha256').update(before).update(plain).digest('hex');
  if (etag !== `"${digest.slice(0, 20)}"`) {
    throw new Error(`The store has other bytes than those composed as ${etag}.`);
  }
  const size = plain.length;
  return small ? { body: small, size, encoding: 'br' } : { body: plain, size, encoding: undefined };
}

async function loadPart(
  composition: Composition,
  security: Record<string, string>,
  mostBytes: number,
): Promise<Part> {
  const {
    of,
    paths,
    patterns,
    staff = [],
    signedIn,
    notFound,
    redirects = {},
    files,
  } = composition;
  const budget = { left: mostBytes };

  async function load(
    page: ComposedPage,
    varies = false,
    status: Document['status'] = 200,
  ): Promise<Document> {
    const { identity: _identity, br: _br, ...served } = page;
    const type = 'text/html; charset=utf-8';
    const { size, ...body } = await bodyOf(page, budget, JSON.stringify(page.headers));
    const headers = { ...security, ...page.headers, ...sizeHeader(size) };
    return { ...served, status, type, varies, headers, of, ...body };
  }

  // One after the other: their decompressed bytes are needed for a moment only.
  const loadAll = <T, R>(of: Record<string, T>, one: (value: T, path: string) => Promise<R>) =>
    Array.fromAsync(Object.entries(of), async ([path, value]): Promise<[string, R]> => [
      path,
      await one(value, path),
    ]);
  const loadPatterns = (some: Composition['patterns'], varies: boolean) =>
    Array.fromAsync(some, async ({ path, page }): Promise<Pattern> => ({
      path,
      pattern: new URLPattern({ pathname: path }),
      document: await load(page, varies),
    }));
  return {
    paths: await loadAll(paths, (page, path) => load(page, path in signedIn)),
    signedIn: await loadAll(signedIn, (page) => load(page, true)),
    patterns: await loadPatterns(patterns, false),
    staff: await loadPatterns(staff, true),
    // For staff, there may be a page at the address.
    notFound: notFound && (await load(notFound, true, 404)),
    redirects: Object.entries(redirects),
    files: await loadAll(files, async (file) => {
      const { type, etag } = file;
      const { size: _, ...body } = await bodyOf(file, budget);
      return { status: 200 as const, type, etag, varies: false, headers: {}, ...body };
    }),
  };
}

/** Number of parameters in a path pattern; the fewer, the more specific the pattern. */
const countParams = (pattern: string) =>
  pattern.split('/').filter((part) => part.startsWith(':')).length;

/** Reads the pages of sets. */
export interface Loader {
  /** Reads sets, and keeps what they have in common with the next ones. */
  load(sets: string[][]): Promise<Pages[]>;
  /** Reads one more set, without keeping what only it has. */
  loadBeside(set: string[]): Promise<Pages>;
}

function pagesOf(all: Part[]): Pages {
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
  const known = (path: string, viewer: Viewer) =>
    (viewer === 'visitor' ? undefined : signedIn.get(path)) ?? documents.get(path);
  const match = (some: Pattern[], path: string) =>
    some.find(({ pattern }) => pattern.test({ pathname: path }))?.document;
  return {
    known,
    find: (path, viewer) =>
      known(path, viewer) ??
      match(patterns, path) ??
      (viewer === 'staff' ? match(staff, path) : undefined) ??
      notFound,
    target: (role) => targets.get(role),
    redirect: (path) => redirects.get(path),
    file: (path) => files.get(path),
  };
}

/**
 * Creates the loader of a store.
 *
 * @param security headers of every document
 * @param mostBytes of all documents and files of one release, before compression
 */
export function createLoader(
  store: Store,
  security: Record<string, string>,
  mostBytes = mostDocumentBytes,
): Loader {
  let loaded = new Map<string, Promise<Part>>();

  async function read(key: string): Promise<Part> {
    const composition = await store.composition(key);
    if (!composition) throw new Error(`The store has no composition ${key}.`);
    return loadPart(composition, security, mostBytes);
  }

  const part = (key: string) => loaded.get(key) ?? read(key);

  return {
    async load(sets) {
      const parts = new Map([...new Set(sets.flat())].map((key) => [key, part(key)]));
      await Promise.all(parts.values());
      loaded = parts;
      return Promise.all(
        sets.map(async (keys) => pagesOf(await Promise.all(keys.map((key) => parts.get(key)!)))),
      );
    },
    loadBeside: async (keys) => pagesOf(await Promise.all(keys.map(part))),
  };
}
