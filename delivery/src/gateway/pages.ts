import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposedPage, ComposedPages } from '../compose/model.ts';
import type { Bodies } from './bodies.ts';

/** A document ready to be sent, in every encoding. */
export interface Document {
  status: 200 | 404;
  etag: string;
  csp: string;
  /** Whether the response depends on the session-hint cookie. */
  varies: boolean;
  /** Whether the page needs to know who is signed in. */
  guarded: boolean;
  bodies: Bodies;
}

/** The documents of the live set, held in memory. */
export interface Pages {
  set: string;
  /** The document of a path; for an unknown one, the not-found page. */
  find(path: string, signedIn: boolean): Document;
}

/** Reads a whole composed folder into memory. */
export async function loadPages(folder: string): Promise<Pages> {
  const text = await readFile(join(folder, 'pages.json'), 'utf8');
  const composed = JSON.parse(text) as ComposedPages;
  const documents = new Map<string, Document>();

  async function load(page: ComposedPage, status: Document['status'], varies = false) {
    const bytes = (suffix: string) => readFile(join(folder, page.file + suffix));
    const [identity, br, gzip] = await Promise.all([bytes(''), bytes('.br'), bytes('.gz')]);
    const { etag, csp, guarded } = page;
    return { status, etag, csp, guarded, varies, bodies: { br, gzip, identity } };
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

  return {
    set: composed.set,
    find: (path, isSignedIn) =>
      (isSignedIn ? signedIn.get(path) : undefined) ??
      documents.get(path) ??
      patterns.find(({ pattern }) => pattern.test({ pathname: path }))?.document ??
      notFound,
  };
}
