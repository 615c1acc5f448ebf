import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposedPage, ComposedPages } from '../compose/model.ts';
import type { Bodies } from './bodies.ts';

const htmlType = 'text/html; charset=utf-8';

/** A composed file ready to be sent, in every encoding. */
export interface File {
  status: 200 | 404;
  /** Value of `Content-Type`. */
  type: string;
  etag: string;
  /** Whether the response depends on the session-hint cookie. */
  varies: boolean;
  bodies: Bodies;
}

/** A document, and how its page has to be treated. */
export interface Document extends File, Pick<ComposedPage, 'headers' | 'reads'> {}

/** The documents and files of the live set, held in memory. */
export interface Pages {
  set: string;
  /** The document of a path; for an unknown one, the not-found page. */
  find(path: string, signedIn: boolean): Document;
  /** A file for search engines, browsers or home screens. */
  file(path: string): File | undefined;
}

/** Reads a whole composed folder into memory. */
export async function loadPages(folder: string): Promise<Pages> {
  const text = await readFile(join(folder, 'pages.json'), 'utf8');
  const composed = JSON.parse(text) as ComposedPages;
  const documents = new Map<string, Document>();

  async function readBodies(file: string): Promise<Bodies> {
    const identity = await readFile(join(folder, file));
    const encoded = (suffix: string) => readFile(join(folder, file + suffix)).catch(() => identity);
    return { identity, br: await encoded('.br'), gzip: await encoded('.gz') };
  }

  async function load(
    page: ComposedPage,
    status: Document['status'],
    varies = false,
  ): Promise<Document> {
    const { file, ...rest } = page;
    return { ...rest, status, type: htmlType, varies, bodies: await readBodies(file) };
  }

  for (const [path, page] of Object.entries(composed.paths)) {
    documents.set(path, await load(page, 200, path in composed.signedIn));
  }
  const signedIn = new Map<string, Document>();
  for (const [path, page] of Object.entries(composed.signedIn)) {
    signedIn.set(path, await load(page, 200, true));
  }
  const patterns = await Promise.all(
    composed.patterns.map(async ({ path, page }) => ({
      pattern: new URLPattern({ pathname: path }),
      document: await load(page, 200),
    })),
  );
  const notFound = await load(composed.notFound, 404);
  const files = new Map<string, File>();
  for (const [path, { file, etag, type }] of Object.entries(composed.files)) {
    files.set(path, { status: 200, type, etag, varies: false, bodies: await readBodies(file) });
  }

  return {
    set: composed.set,
    find: (path, isSignedIn) =>
      (isSignedIn ? signedIn.get(path) : undefined) ??
      documents.get(path) ??
      patterns.find(({ pattern }) => pattern.test({ pathname: path }))?.document ??
      notFound,
    file: (path) => files.get(path),
  };
}
