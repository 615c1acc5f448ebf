import { runNodeBundle } from '@emberite/cli/release';
import type { ReleaseRoute } from '@emberite/cli/release';
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { isApiPath } from '@emberite/sdk/contract/apiPath';
import type { Head, PageModule, Params } from '@emberite/sdk/page';
import type { SiteConfig } from '@emberite/sdk/release';
import { offPageOf } from '@emberite/sdk/release';
import type { SiteFile } from './siteFiles.ts';
import { siteFiles } from './siteFiles.ts';
import { isIndexed } from './document.ts';
import { createPreviews } from './previews.ts';
import { integrityOf } from '../release/pack.ts';
import { writeEncoded } from '../store/compress.ts';
import type { ReleaseSet, Store } from '../store/index.ts';
import type { DocumentSpec, WrittenDocument } from './documents.ts';
import { createDocuments } from './documents.ts';
import type { ComposedFile, ComposedPage, ComposedPages, ShellBundle } from './model.ts';
import { loadPageModule } from './pageModule.ts';
import { documentConfig, loadSet, routesOf, setIndexText } from './setIndex.ts';
import { createStyles } from './styles.ts';

/** Increase it when sets that are already composed have to be composed again. */
const format = 8;

/** Key of a site's configuration: the same set is composed once for each configuration. */
export const siteKey = (site: SiteConfig) => shortHash(JSON.stringify([format, site])).slice(0, 8);

const shortHash = (bytes: string | Buffer) => hash('sha256', bytes).slice(0, 20);

/** `/a/:b` with `{ b: 'c' }` is `/a/c`. A parameter is never empty: `/a/` would be another page's. */
const fillParams = (pattern: string, params: Params) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] || name));

/** A set's composed documents, aside from the store. They are removed if they are not kept. */
export interface Draft extends AsyncDisposable {
  /** What should not stay so, in one sentence each. */
  warnings: string[];
  /** Moves them into the store, with the pictures of their link previews. Returns their folder. */
  keep(): Promise<string>;
}

/** Composes a set's documents for a site, once. */
export async function draft(store: Store, set: ReleaseSet, site: SiteConfig): Promise<Draft> {
  const target = store.composedFolder(set.id, siteKey(site));
  if (existsSync(target)) {
    const text = await readFile(join(target, 'pages.json'), 'utf8');
    const { warnings } = JSON.parse(text) as ComposedPages;
    return { warnings, keep: async () => target, async [Symbol.asyncDispose]() {} };
  }
  const folder = await store.scratch();
  const remove = () => rm(folder, { recursive: true, force: true });
  const pictures = new Map<string, Buffer>();
  let warnings: string[];
  try {
    const pages = await composePages(store, set, site, folder, pictures);
    ({ warnings } = pages);
    await writeFile(join(folder, 'pages.json'), JSON.stringify(pages));
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    warnings,
    async keep() {
      for (const [name, png] of pictures) await store.addPreview(name, png);
      await rename(folder, target).catch((error: unknown) => {
        // Another process was faster; its result is the same.
        if (!existsSync(target)) throw error;
      });
      return target;
    },
    [Symbol.asyncDispose]: remove,
  };
}

/** Composes a set's documents for a site in the store, once. Returns their folder. */
export async function compose(store: Store, set: ReleaseSet, site: SiteConfig): Promise<string> {
  await using documents = await draft(store, set, site);
  return documents.keep();
}

/** The not-found document. */
const notFoundSpec: DocumentSpec = {
  route: null,
  head: { title: 'Page not found · Ember' },
  path: '/404',
  page: null,
  canonical: null,
  fetches: 'nothing',
};

/** The documents of one route. */
interface RouteDocuments {
  /** One for each known path. */
  paths: DocumentSpec[];
  /** For every other path that matches the route's pattern. */
  pattern: DocumentSpec | null;
  /** For users who seem to be signed in, if they get another document. */
  signedIn: DocumentSpec | null;
}

/** Returns the documents of a route, given its page's module. One whose flag is off has no page. */
function documentsOf(route: ReleaseRoute, page: PageModule, { flags }: SiteConfig): RouteDocuments {
  const head: Head = { title: route.title, description: route.description };
  const framesAt = (params: Params) => page.head?.(params).frames ?? [];
  const dynamic = route.path.includes(':');
  const path = fillParams(route.path, {});
  // Rendered in the browser: members' pages, and paths unknown when the set went live.
  const waiting: DocumentSpec = {
    route,
    head: { ...head, frames: framesAt({}) },
    path,
    page: null,
    canonical: null,
    fetches: 'page',
  };
  if (offPageOf(route, flags)) {
    const off: DocumentSpec = { ...waiting, head, fetches: 'nothing' };
    return { paths: dynamic ? [] : [off], pattern: dynamic ? off : null, signedIn: null };
  }
  const known = dynamic ? (page.params?.() ?? []) : [{}];
  const own = known.flatMap((params): DocumentSpec[] => {
    const ownPath = fillParams(route.path, params);
    const frames = framesAt(params);
    if (route.prerender) {
      const ownHead = { ...head, ...page.head?.(params) };
      return [{ ...waiting, head: ownHead, path: ownPath, page, canonical: ownPath }];
    }
    // Only the documents of pages with frames allow them.
    return dynamic && frames.length > 0
      ? [{ ...waiting, head: { ...head, frames }, path: ownPath }]
      : [];
  });
  return {
    paths: dynamic || route.prerender ? own : [waiting],
    pattern: dynamic ? waiting : null,
    signedIn: route.role === 'landing' ? { ...waiting, canonical: path, fetches: 'nothing' } : null,
  };
}

/** Number of parameters in a path pattern; the fewer, the more specific the pattern. */
const countParams = (pattern: string) =>
  pattern.split('/').filter((part) => part.startsWith(':')).length;

async function composePages(
  store: Store,
  set: ReleaseSet,
  site: SiteConfig,
  folder: string,
  pictures: Map<string, Buffer>,
): Promise<ComposedPages> {
  const loaded = await loadSet(store, set);
  const shellFolder = store.releaseFolder('shell', loaded.shell.id);
  const shellBundle = runNodeBundle<ShellBundle>(shellFolder, {});
  const styles = createStyles(store);
  const index = { url: `/sets/${set.id}.json`, integrity: integrityOf(setIndexText(loaded)) };
  const previews = createPreviews(store, loaded.shell, shellBundle, pictures);
  const write = createDocuments({
    index,
    loaded,
    shellBundle,
    site,
    styles,
    previews,
  });
  /** The prerendered pages that link to a path, as `remote: page`. */
  const linkedBy = new Map<string, string[]>();
  async function save(spec: DocumentSpec): Promise<ComposedPage> {
    const { links, ...document } = await write(spec);
    const page = `${spec.route?.remote}: ${spec.path}`;
    for (const path of spec.page ? links : []) {
      linkedBy.set(path, [...(linkedBy.get(path) ?? []), page]);
    }
    return saveDocument(document, folder, store.quality);
  }
  const pages: ComposedPages = {
    set: set.id,
    warnings: [],
    paths: {},
    patterns: [],
    signedIn: {},
    notFound: await save(notFoundSpec),
    files: {},
  };
  const indexed: string[] = [];
  for (const [live] of Object.values(loaded.remotes)) {
    for (const route of live.routes) {
      const page = await loadPageModule(store, live, route.path, shellBundle.shared);
      const { paths, pattern, signedIn } = documentsOf(route, page, site);
      for (const spec of paths) {
        pages.paths[spec.path] = await save(spec);
        if (isIndexed(spec)) indexed.push(spec.path);
      }
      if (pattern) pages.patterns.push({ path: route.path, page: await save(pattern) });
      if (signedIn) pages.signedIn[signedIn.path] = await save(signedIn);
    }
  }
  const files = await siteFiles(
    store,
    loaded.shell,
    shellBundle,
    indexed,
    documentConfig(loaded, site),
  );
  for (const [path, file] of Object.entries(files)) {
    pages.files[path] = await saveFile(file, extname(path), folder, store.quality);
  }
  const patterns = routesOf(loaded).map(({ path }) => new URLPattern({ pathname: path }));
  const isAnswered = (path: string) =>
    isApiPath(path) ||
    path.startsWith('/assets/') ||
    Object.hasOwn(pages.files, path) ||
    // One with a slash at its end is redirected.
    patterns.some((one) => one.test({ pathname: path.replace(/(.)\/$/, '$1') }));
  for (const [path, [page, ...others]] of linkedBy) {
    if (isAnswered(path)) continue;
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    const link = others.length > 0 ? 'link' : 'links';
    pages.warnings.push(`${page}${more} ${link} to ${path}, which no live page answers.`);
  }
  pages.patterns = pages.patterns.toSorted((a, b) => countParams(a.path) - countParams(b.path));
  return pages;
}

/** Writes a document to the composed folder. */
async function saveDocument(
  { html, ...page }: Omit<WrittenDocument, 'links'>,
  folder: string,
  quality: number | undefined,
): Promise<ComposedPage> {
  const bytes = Buffer.from(html);
  const name = shortHash(JSON.stringify(page.headers) + html);
  await writeEncoded(join(folder, `${name}.html`), bytes, quality);
  return { file: `${name}.html`, etag: `"${name}"`, ...page };
}

/** Writes another file to the composed folder. */
async function saveFile(
  { type, bytes }: SiteFile,
  extension: string,
  folder: string,
  quality: number | undefined,
): Promise<ComposedFile> {
  const name = shortHash(bytes);
  await writeEncoded(join(folder, name + extension), bytes, quality);
  return { file: name + extension, etag: `"${name}"`, type };
}
