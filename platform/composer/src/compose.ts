import { availableParallelism } from 'node:os';
import { hash } from 'node:crypto';
import { baseOf, compressible, RefusedError } from '@emberite/release';
import type { Release, ReleaseRoute } from '@emberite/release';
import { configOf, hasMenu, menuOf, offPageOf, splitPart } from '@emberite/release/data';
import type { SiteConfig } from '@emberite/release/data';
import { openSandbox } from './sandbox/index.ts';
import type { Bundles, PageData, Sandbox, ShellData } from './sandbox/index.ts';
import { mostDocumentBytes } from '@emberite/store/composition';
import { forEach } from '@emberite/store';
import type { ComposedPage, Composition, Encoded, ReleaseSet, Store } from '@emberite/store';
import { compressElsewhere } from './compression.ts';
import { isIndexed } from './document.ts';
import { deadLinks } from './deadLinks.ts';
import type { DocumentHead, DocumentSpec, ReleaseSources } from './documents.ts';
import { createDocuments, settledRoute } from './documents.ts';
import { readPageData } from './pageData.ts';
import { createPainter } from './painter.ts';
import { pathOf } from './paths.ts';
import { createLinkPreviews } from './linkPreviews.ts';
import type { LoadedSet } from '@emberite/store/setIndex';
import { loadSet, routesOf } from '@emberite/store/setIndex';
import type { SiteFile } from './siteFiles.ts';
import { appFiles, searchFiles } from './siteFiles.ts';
import { createRecent } from '@emberite/store/recent';
import { createStyles } from './styles.ts';

/** Increase it when existing compositions have to be composed again. */
export const composer = 17;

/** The maximum length of a document in characters. The longest of ours has 70 thousand. */
const longest = 2_000_000;

/** The most links of a release that are looked up, each time anything goes live. Ours have a thousand. */
const mostLinks = 3_000;

const keyOf = (parts: unknown) => hash('sha256', JSON.stringify([composer, parts])).slice(0, 24);

/** The not-found document. */
const notFoundSpec: DocumentSpec = {
  route: null,
  head: { title: 'Page not found · Ember' },
  path: '/404',
  params: null,
  canonical: null,
  fetches: 'nothing',
};

/** The documents of one route. */
interface RouteDocuments {
  /** One for each known path. */
  paths: DocumentSpec[];
  /** For every other path that matches the route's pattern. */
  pattern: DocumentSpec | null;
  /** One of the known paths, which need no document of their own. */
  known?: string | undefined;
  /** For users who seem to be signed in, if they get another document. */
  signedIn: DocumentSpec | null;
}

/**
 * Returns the documents of a route, given the data of its page's module. A route whose flag is off
 * has no page.
 */
function documentsOf(route: ReleaseRoute, page: PageData, { flags }: SiteConfig): RouteDocuments {
  const head: DocumentHead = { title: route.title, description: route.description };
  const dynamic = route.path.includes(':');
  const path = pathOf(route, {});
  // Rendered in the browser: members' pages, and paths unknown when the set went live.
  const waiting: DocumentSpec = {
    route,
    head: { ...head, frames: page.head.frames },
    path,
    params: null,
    canonical: null,
    fetches: 'page',
  };
  if (offPageOf(route, flags)) {
    const off: DocumentSpec = { ...waiting, head, fetches: 'nothing' };
    return { paths: dynamic ? [] : [off], pattern: dynamic ? off : null, signedIn: null };
  }
  const own = page.known.flatMap(({ params, head: ownHead }): DocumentSpec[] => {
    const ownPath = pathOf(route, params);
    if (route.prerender) {
      return [
        { ...waiting, head: { ...head, ...ownHead }, path: ownPath, params, canonical: ownPath },
      ];
    }
    // Only the documents of pages with frames allow them.
    return dynamic && (ownHead.frames ?? []).length > 0
      ? [{ ...waiting, head: { ...head, frames: ownHead.frames }, path: ownPath }]
      : [];
  });
  // An address that shows what is at another one: it is found there.
  const canonical = page.head.instead && pathOf(route, page.head.instead);
  const isShown = own.some((spec) => spec.canonical !== null && spec.path === canonical);
  const [first] = page.known;
  const unknown: DocumentSpec =
    canonical && isShown ? { ...waiting, head: { ...head, ...page.head }, canonical } : waiting;
  return {
    paths: dynamic || route.prerender ? own : [waiting],
    pattern: dynamic ? unknown : null,
    known: own[0]?.path ?? (first && pathOf(route, first.params)),
    signedIn: route.role === 'landing' ? { ...waiting, canonical: path, fetches: 'nothing' } : null,
  };
}

/** The documents of a route for staff, which do not say what it is. */
function staffOf({ paths, pattern, known }: RouteDocuments, path: string, siteName?: string) {
  const own = paths.map((spec) => ({ path: spec.path, spec }));
  const all = [...own, ...(pattern ? [{ path, spec: pattern, known }] : [])];
  return all.map(({ spec, ...at }) => {
    // A browser may remember a role that was taken away: the page says what it is once the API knows the user.
    const head = { title: siteName ?? spec.head.title, frames: spec.head.frames };
    return { ...at, spec: { ...spec, head } };
  });
}

/** A release among others. */
const idOf = ({ name, id }: Release) => `${name}/${id}`;

/** By remote, the releases whose parts the pages of a release place. */
const offeringTo = (
  routes: ReleaseRoute[],
  remotes: LoadedSet['remotes'],
): Record<string, Release[]> =>
  Object.fromEntries(
    routes
      .flatMap(({ parts = {} }) => Object.keys(parts))
      .map((part) => splitPart(part).owner)
      .map((owner) => [owner, remotes[owner] ?? []]),
  );

const nothing = (of: Composition['of']): Composition => ({
  of,
  paths: {},
  patterns: [],
  staff: [],
  signedIn: {},
  redirects: {},
  files: {},
  previews: [],
  indexed: [],
  links: {},
});

/** A release that cannot be composed. */
export class BrokenRelease extends RefusedError {
  readonly release: Pick<Release, 'name' | 'id'>;

  constructor({ name, id }: Pick<Release, 'name' | 'id'>, why: string) {
    super(why);
    this.release = { name, id };
  }
}

export interface ComposerOptions {
  /**
   * Brotli's quality for documents, 0 to 11. The default takes half as long as the best, for 1.8 %
   * more bytes, because teams wait for it.
   */
  quality?: number | undefined;
  /** Opens what the code of a release runs in. */
  open?: ((bundles: Bundles) => Sandbox) | undefined;
}

async function encode(
  bytes: Buffer,
  name: string,
  mayCompress: boolean,
  quality: number | undefined,
): Promise<Encoded> {
  const br = mayCompress ? await compressElsewhere({ bytes, quality }) : null;
  const encoded = { etag: `"${name}"`, size: bytes.length };
  // If there is a compressed copy, the original is made from that.
  return br ? { ...encoded, body: Buffer.from(br), encoding: 'br' } : { ...encoded, body: bytes };
}

/**
 * Makes a page from a document's HTML and how to serve it. `quality` is brotli's; the default is
 * the best.
 */
export async function encodePage(
  html: string,
  served: Omit<ComposedPage, keyof Encoded>,
  quality?: number,
): Promise<ComposedPage> {
  const name = hash('sha256', JSON.stringify(served.headers) + html).slice(0, 20);
  return { ...(await encode(Buffer.from(html), name, true, quality)), ...served };
}

/** What composes the sets of a store. */
function openParts(store: Store, { quality = 10, open = openSandbox }: ComposerOptions) {
  const shells = createRecent<ShellData>(Infinity);
  const making = new Map<string, Promise<{ key: string; composition: Composition }>>();
  return { store, quality, open, styles: createStyles(store), shells, making };
}

type Parts = ReturnType<typeof openParts>;

/** Composes sets of a store. */
export type Composer = ReturnType<typeof createComposer>;

/**
 * Creates a composer. A composition is stored under a key made from what it depends on, so that
 * only the new parts of a set are composed. All other parts keep their bytes.
 */
export function createComposer(store: Store, options: ComposerOptions = {}) {
  const parts = openParts(store, options);
  return {
    /**
     * Composes those parts of a set with these releases that are not stored yet, and stores them with
     * the set. Throws a {@link BrokenRelease} if one of them cannot be composed. Resolves with the set,
     * and warnings about it, in one sentence each.
     */
    async compose(releases: ReleaseSet['releases'], site: SiteConfig) {
      // Without a shell there is nothing to compose yet.
      if (!releases['shell']) {
        const set = await store.addSet({ releases, site, composer, compositions: [] });
        return { set, warnings: [] as string[] };
      }
      const loaded = await loadSet(store, releases);
      const composed = await composeSet(parts, loaded, site);
      const compositions = composed.map(({ key }) => key);
      const set = await store.addSet({ releases, site, composer, compositions });
      const all = composed.map(({ composition }) => composition);
      const forAll = routesOf(loaded).filter(({ access }) => access !== 'staff');
      return { set, warnings: deadLinks(all, forAll) };
    },
  };
}

async function composeSet(parts: Parts, loaded: LoadedSet, given: SiteConfig) {
  const { shell, remotes } = loaded;
  const site = configOf(
    Object.values(remotes).flatMap(([live]) => live.routes),
    given,
  );
  const allNav = routesOf(loaded).flatMap((route) => (route.nav ? settledRoute(route, site) : []));
  const fullMenu = menuOf(routesOf(loaded), site.flags);
  const work = [[], ...Object.values(remotes)].map((releases: Release[]) => () => {
    const [live] = releases;
    const routes = live?.routes ?? [];
    const nav = routes.some(({ frame }) => frame === 'member') ? allNav : [];
    // The not-found page has it, too.
    const menu = !live || routes.some(hasMenu) ? fullMenu : [];
    const offering = offeringTo(routes, remotes);
    // What has no parts keeps the key it had before there were any.
    const ids = [releases, ...Object.values(offering)].flat().map(idOf);
    const sources: ReleaseSources = { shell, releases, offering, nav, menu, site };
    return once(parts, [shell.id, ids, nav, menu, site], () =>
      composeRelease(parts, sources).catch((error: unknown) => {
        if (!(error instanceof RefusedError)) throw error;
        throw new BrokenRelease(live ?? shell, error.message);
      }),
    );
  });
  const composed: Awaited<ReturnType<typeof once>>[] = [];
  await forEach(work, availableParallelism(), async (one, index) => {
    composed[index] = await one();
  });
  const indexed = composed.flatMap(({ composition }) => composition.indexed).toSorted();
  composed.push(
    await once(parts, [indexed, given.siteUrl], async () => ({
      ...nothing(null),
      files: await encodeFiles(searchFiles(indexed, given), parts.quality),
    })),
  );
  return composed;
}

/** Returns the composition of what is given; makes and stores it if there is none and nobody is making it. */
async function once({ store, making }: Parts, given: unknown, make: () => Promise<Composition>) {
  const key = keyOf(given);
  const known = await store.composition(key);
  if (known) return { key, composition: known };
  const makeStored = async () => {
    const composition = await make();
    await store.addComposition(key, composition);
    return { key, composition };
  };
  const made = making.get(key) ?? makeStored().finally(() => making.delete(key));
  making.set(key, made);
  return made;
}

/** Composes the documents of a shell or a remote. */
async function composeRelease(parts: Parts, given: ReleaseSources): Promise<Composition> {
  const { store, quality, styles } = parts;
  const { shell, releases, site } = given;
  const [live] = releases;
  const shellData = await shellOf(parts, shell);
  await using sandbox = await openCode(parts, shell, live);
  await using painter = createPainter();
  const previews = createLinkPreviews(store, shell, shellData, live, painter);
  const write = createDocuments({ ...given, shellData, sandbox, styles, previews });
  const { name, id } = live ?? shell;
  const composition = nothing({ name, id });
  const compose = composeInto(composition, live?.name ?? 'The shell', write, quality);

  if (!live) {
    composition.notFound = await compose(notFoundSpec);
    const { app } = shellData;
    const icon = app && (await store.file('shell', shell.id, `browser/${app.icon}`));
    if (icon) composition.files = await encodeFiles(await appFiles(app, icon, site), quality);
  }
  for (const route of live?.routes ?? []) {
    const what = `${live!.name} failed to load the page of ${route.path}`;
    const page = readPageData(route, await sandbox.call(what, 'page', route.path));
    const documents = documentsOf(route, page, site);
    for (const alias of route.aliases ?? []) composition.redirects![alias] = route.path;
    if (route.access === 'staff') {
      for (const { spec, ...at } of staffOf(documents, route.path, shellData.app?.name)) {
        composition.staff!.push({ ...at, page: await compose(spec) });
      }
      continue;
    }
    const { paths, pattern, known, signedIn } = documents;
    await Promise.all([
      ...paths.map(async (spec) => {
        composition.paths[spec.path] = await compose(spec);
        if (isIndexed(spec)) composition.indexed.push(spec.path);
      }),
      (async () => {
        if (pattern) {
          composition.patterns.push({ path: route.path, known, page: await compose(pattern) });
        }
        if (signedIn) composition.signedIn[signedIn.path] = await compose(signedIn);
      })(),
    ]);
  }
  return composition;
}

/** Returns a function that composes documents of an owner for a composition, as long as there is room. */
function composeInto(
  composition: Composition,
  owner: string,
  write: ReturnType<typeof createDocuments>,
  quality: number | undefined,
) {
  let bytes = 0;
  let linksLeft = mostLinks;
  return async (spec: DocumentSpec) => {
    const { html, links, preview, ...served } = await write(spec);
    bytes += Buffer.byteLength(html);
    if (bytes > mostDocumentBytes) {
      throw new RefusedError(
        `${owner} has documents of more than ${mostDocumentBytes / 1_000_000} MB together. Let the pages load what they show later, or know fewer params.`,
      );
    }
    if (html.length > longest) {
      throw new RefusedError(
        `${owner} has a document of more than ${longest / 1_000_000} MB at ${spec.path}. Let the page load what it shows later.`,
      );
    }
    if (preview !== undefined) composition.previews.push(preview);
    if (spec.params && links.length > 0) {
      const kept = links.slice(0, linksLeft);
      composition.links[`${owner}: ${spec.path}`] = kept;
      linksLeft -= kept.length;
    }
    return encodePage(html, served, quality);
  };
}

/** Opens what the code of a shell and a remote runs in. */
async function openCode(parts: Parts, shell: Release, remote?: Release): Promise<Sandbox> {
  const { store, open } = parts;
  const sources = await Promise.all(
    [shell, ...(remote ? [remote] : [])].map(({ name, id }) => store.sources(name, id)),
  );
  const prerenders = remote?.routes.some(({ prerender }) => prerender);
  const draws = prerenders && (await shellOf(parts, shell)).app;
  const font = draws ? await store.file('shell', shell.id, `browser/${draws.font}`) : null;
  return open({
    shell: sources[0]!,
    remote: remote ? { sources: sources[1]!, assetBase: baseOf(remote.name) } : null,
    font: font && font.toString('base64'),
  });
}

/** The data of a shell, read without a remote's code beside it. */
const shellOf = (parts: Parts, shell: Release): Promise<ShellData> =>
  parts.shells(shell.id, async () => {
    await using sandbox = await openCode(parts, shell);
    return await sandbox.call('The shell failed to start', 'shell', baseOf('shell'));
  });

async function encodeFiles(found: Record<string, SiteFile>, quality: number | undefined) {
  const all = Object.entries(found).map(async ([path, { type, bytes }]) => {
    const name = hash('sha256', bytes).slice(0, 20);
    const encoded = await encode(bytes, name, compressible.test(path), quality);
    return [path, { ...encoded, type }] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}
