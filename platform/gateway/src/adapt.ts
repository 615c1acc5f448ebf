import { hash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { baseOf } from '@emberite/release';
import type { Release, Tool } from '@emberite/release';
import { textOf } from '@emberite/store';
import { sizeHeader } from './headers.ts';
import type { Document, Pages } from './pages.ts';

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
  const changed = Buffer.from(textOf(document).replace(end, () => elements + end));
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
    known(path, viewer) {
      const document = pages.known(path, viewer);
      return document && adapted(document);
    },
    find: (path, viewer) => adapted(pages.find(path, viewer)),
    target: (role) => pages.target(role),
    redirect: (path) => pages.redirect(path),
    file: (path) => pages.file(path),
  };
}
