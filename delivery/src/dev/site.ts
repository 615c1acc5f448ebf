import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { SetIndex, SiteConfig } from '@emberite/sdk/release';
import send from 'send';
import { documentsOf, notFoundSpec, countParams } from '../compose/compose.ts';
import type { DocumentSpec } from '../compose/documents.ts';
import { createDocuments } from '../compose/documents.ts';
import type { ShellBundle } from '../compose/model.ts';
import { loadPageModule } from '../compose/pageModule.ts';
import type { LoadedSet } from '../compose/setIndex.ts';
import { browserFilesText, loadSet, setIndexText } from '../compose/setIndex.ts';
import type { Styles } from '../compose/styles.ts';
import { createStyles } from '../compose/styles.ts';
import { siteFiles } from '../compose/siteFiles.ts';
import { createAssets } from '../gateway/assets.ts';
import type { SiteSource } from '../gateway/gateway.ts';
import type { Document, File } from '../gateway/pages.ts';
import { htmlType } from '../gateway/pages.ts';
import { baseOf } from '../release/pack.ts';
import type { Store } from '../store/index.ts';
import { overlay } from '../store/index.ts';
import { runNodeBundle } from '../store/nodeBundle.ts';
import type { Builds } from './builds.ts';
import { devReleaseId } from './builds.ts';

/**
 * Lets Fast Refresh in every package find the one React. A package's refresh code runs after React
 * and looks for it in the `renderers` of this hook, which otherwise only React's developer tools
 * install.
 */
const refreshHook = `if (!window.__REACT_DEVTOOLS_GLOBAL_HOOK__) {
  const renderers = new Map();
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
}`;

const indexPath = `/sets/${devReleaseId}.json`;

/** The set's index for browsers, without hashes for development builds, because those change. */
function indexText(loaded: LoadedSet): string {
  const index = JSON.parse(setIndexText(loaded)) as SetIndex;
  for (const release of Object.values(index.remotes).flat()) {
    if (release.id === devReleaseId) release.integrity = '';
  }
  return JSON.stringify(index);
}

/**
 * The site in development: the watched packages, and the live releases of the others. Documents are
 * composed as for a release set, but on each request.
 */
export function createDevSite(
  store: Store,
  builds: Builds,
  site: SiteConfig,
  log: (line: string) => void,
): SiteSource {
  // The watched packages replace their releases.
  const devStore = overlay(store, (name, id) =>
    id === devReleaseId
      ? { folder: builds.folder(name), release: () => builds.release(name) }
      : undefined,
  );
  const stored = createAssets(store, ({ event, path }) => log(`${event}: ${String(path)}`));
  const inlined = createStyles(devStore);
  /** Stylesheets of watched packages are linked, because a hot update replaces the link. */
  const styles: Styles = (release, file, chunkId) =>
    release.id === devReleaseId
      ? Promise.resolve({ url: baseOf(release.name, release.id) + file, text: null, chunkId })
      : inlined(release, file, chunkId);

  async function load(): Promise<LoadedSet> {
    const live = await store.live();
    const { releases } = live ? await store.set(live) : { releases: {} };
    const watched = builds.names.map((name) => [name, [devReleaseId]] as const);
    return loadSet(devStore, {
      id: devReleaseId,
      releases: { ...releases, ...Object.fromEntries(watched) } as typeof releases,
    });
  }

  /** The document to write for a path. */
  async function specOf(
    loaded: LoadedSet,
    shared: ShellBundle['shared'],
    path: string,
    signedIn: boolean,
  ): Promise<DocumentSpec> {
    const found = Object.values(loaded.remotes)
      .flatMap(([live]) => live.routes.map((route) => ({ live, route })))
      .toSorted((a, b) => countParams(a.route.path) - countParams(b.route.path))
      .find(({ route }) => new URLPattern({ pathname: route.path }).test({ pathname: path }));
    if (!found) return notFoundSpec;
    const page = await loadPageModule(devStore, found.live, found.route.path, shared);
    const documents = documentsOf(found.route, page);
    if (signedIn && documents.signedIn) return documents.signedIn;
    return documents.paths.find((spec) => spec.path === path) ?? documents.pattern ?? notFoundSpec;
  }

  async function find(path: string, signedIn: boolean): Promise<Document> {
    const loaded = await load();
    const shellBundle = runNodeBundle<ShellBundle>(builds.folder('shell'), {});
    const write = createDocuments({
      index: { url: indexPath, integrity: '' },
      loaded,
      shellBundle,
      site,
      styles,
      // Nobody links to this site.
      previews: () => Promise.resolve(null),
      scripts: [refreshHook],
      isVerified: false,
    });
    const spec = await specOf(loaded, shellBundle.shared, path, signedIn);
    const { html, ...page } = await write(spec).catch((error: Error) => {
      // The browser renders the page instead and shows the error.
      log(error.message);
      return write({ ...spec, page: null });
    });
    const status = spec.route ? 200 : 404;
    return { ...toFile(html, htmlType, status), ...page, varies: true };
  }

  /** A file as it is sent; uncompressed, because it is sent once. */
  function toFile(content: string | Buffer, type: string, status: File['status']): File {
    const identity = Buffer.from(content);
    const etag = `"${hash('sha256', identity).slice(0, 20)}"`;
    const bodies = { identity, br: identity, gzip: identity };
    return { status, type, etag, varies: false, bodies };
  }

  async function file(path: string): Promise<File | undefined> {
    if (!extname(path)) return undefined;
    const { shell } = await load();
    const bundle = runNodeBundle<ShellBundle>(builds.folder('shell'), {});
    const found = (await siteFiles(devStore, shell, bundle, [], site))[path];
    return found && toFile(found.bytes, found.type, 200);
  }

  function sendText(response: ServerResponse, text: string): true {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(text);
    return true;
  }

  async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<boolean> {
    if (path === indexPath) return sendText(response, indexText(await load()));
    const [, name = '', id = '', file = ''] =
      /^\/assets\/([\w-]+)\/([\w-]+)\/([\w.-]+)$/.exec(path) ?? [];
    if (id !== devReleaseId || !builds.names.includes(name))
      return stored.serve(request, response, path);
    if (file === 'release.json') {
      return sendText(response, browserFilesText(await builds.release(name)));
    }
    const full = join(builds.folder(name), 'browser', file);
    if (!existsSync(full)) return false;
    response.setHeader('Cache-Control', 'no-cache');
    send(request, full, { cacheControl: false })
      .on('error', () => response.destroy())
      .pipe(response);
    return true;
  }

  const open = new Set<ServerResponse>();
  const announce = (states = builds.states()) => `data: ${JSON.stringify(states)}\n\n`;
  const unsubscribe = builds.subscribe((states) => {
    for (const response of open) response.write(announce(states));
  });

  return {
    find,
    file,
    serve,
    streamBuilds(response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(announce());
      open.add(response);
      response.on('close', () => open.delete(response));
    },
    async close() {
      unsubscribe();
      for (const response of open) response.end();
      await builds.close();
    },
  };
}
