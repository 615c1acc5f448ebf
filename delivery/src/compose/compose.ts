import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Boot, Head, PageModule, Params, Route, SiteConfig } from '@emberite/sdk/page';
import { baseOf, browserFiles, integrityOf } from '../release/pack.ts';
import { RefusedError } from '../release/RefusedError.ts';
import { compress } from '../store/compress.ts';
import type { Release, ReleaseRoute, ReleaseSet, Store } from '../store/index.ts';
import { runNodeBundle } from '../store/nodeBundle.ts';
import type { DocumentParts, InlineStyle } from './document.ts';
import { writeDocument } from './document.ts';
import type { LoadedSet } from './setIndex.ts';
import { loadSet, routeData, setIndexText } from './setIndex.ts';

/** A composed document and how it is to be served. */
export interface ComposedPage {
  /** File in the composed folder; `.br` and `.gz` stand beside it. */
  file: string;
  etag: string;
  csp: string;
}

/** `pages.json` of a composed folder. */
export interface ComposedPages {
  set: string;
  /** Documents of concrete paths. */
  paths: Record<string, ComposedPage>;
  /** Documents of path patterns, most specific first. */
  patterns: { path: string; page: ComposedPage }[];
  /** Documents for somebody who seems to be signed in, where they differ. */
  signedIn: Record<string, ComposedPage>;
  notFound: ComposedPage;
}

/** What the shell's bundle for Node exports. */
interface ShellBundle {
  shared: Record<string, unknown>;
  icon: string;
  render(boot: Boot, path: string, page: PageModule | null): Promise<string>;
}

/** Which site a composition is for: the same set looks different under another configuration. */
export const siteKey = (site: SiteConfig) =>
  createHash('sha256').update(JSON.stringify(site)).digest('hex').slice(0, 8);

/** `/a/:b` with `{ b: 'c' }` is `/a/c`. */
const concrete = (pattern: string, params: Params) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Composes a set's documents for a site, once; answers the folder they are in. */
export async function compose(store: Store, set: ReleaseSet, site: SiteConfig): Promise<string> {
  const target = store.composedFolder(set.id, siteKey(site));
  if (existsSync(target)) return target;
  const folder = await store.scratch();
  const composer = await createComposer(store, set, site, folder);
  const pages = await composer.all();
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages));
  await mkdir(join(target, '..'), { recursive: true });
  await rename(folder, target).catch(async (error: unknown) => {
    if (!existsSync(target)) throw error;
    await rm(folder, { recursive: true });
  });
  return target;
}

async function createComposer(store: Store, set: ReleaseSet, site: SiteConfig, folder: string) {
  const loaded: LoadedSet = await loadSet(store, set);
  const { shell, remotes } = loaded;
  const shellBase = baseOf('shell', shell.id);
  const bundle = await runNodeBundle<ShellBundle>(store.releaseFolder('shell', shell.id), {});
  const index = { url: `/sets/${set.id}.json`, integrity: integrityOf(setIndexText(loaded)) };
  const nav = Object.values(remotes)
    .flatMap(([live]) => live.routes.map(routeData))
    .filter((route) => route.nav)
    .toSorted((a, b) => (a.nav?.order ?? 0) - (b.nav?.order ?? 0));
  const styles = new Map<string, Promise<string>>();

  const verified = (release: Release, file: string) => ({
    url: baseOf(release.name, release.id) + file,
    integrity: release.files[file]?.integrity ?? '',
  });
  const shared = Object.fromEntries(
    Object.entries(shell.provides)
      .filter(([, { js }]) => js.length > 0)
      .map(([name, { js }]) => [name, js.map((file) => verified(shell, file))]),
  );

  /** A stylesheet's text, its own URLs made absolute for the place it is put. */
  async function style(release: Release, file: string, mark?: string): Promise<InlineStyle> {
    const base = baseOf(release.name, release.id);
    let text = styles.get(base + file);
    if (!text) {
      const path = join(store.releaseFolder(release.name, release.id), 'browser', file);
      text = readFile(path, 'utf8').then((css) =>
        css.replace(/url\((["']?)(?!data:|\/|https?:)/g, `url($1${base}`),
      );
      styles.set(base + file, text);
    }
    return { url: base + file, text: await text, mark };
  }

  function integrity(releases: Release[]): Record<string, string> {
    const scripts = [shell, ...releases].flatMap((release) =>
      Object.keys(release.files)
        .filter((file) => file.endsWith('.js'))
        .map((file) => verified(release, file)),
    );
    return Object.fromEntries(scripts.map(({ url, integrity: hash }) => [url, hash]));
  }

  /** What a release's files come down to for one page; other pages are looked up when wanted. */
  function cut(release: Release, path: string): Boot['releases'][number] {
    const files = browserFiles(release);
    const page = files.pages[path];
    return { ...files, pages: page ? { [path]: page } : {} };
  }

  async function write(parts: DocumentParts): Promise<ComposedPage> {
    const { html, csp } = writeDocument(parts);
    const bytes = Buffer.from(html);
    const hash = createHash('sha256').update(csp).update(bytes).digest('hex').slice(0, 20);
    const file = `${hash}.html`;
    const { br, gz } = await compress(bytes);
    await writeFile(join(folder, file), bytes);
    await writeFile(join(folder, `${file}.br`), br ?? bytes);
    await writeFile(join(folder, `${file}.gz`), gz ?? bytes);
    return { file, etag: `"${hash}"`, csp };
  }

  /** Everything but head and body is the same for all documents of a route. */
  async function document(
    route: ReleaseRoute | null,
    head: Head,
    path: string,
    page: PageModule | null,
    options: { canonical: string | null; withPage: boolean },
  ): Promise<ComposedPage> {
    const releases = route ? (remotes[route.remote] ?? []) : [];
    const [live] = releases;
    const boot: Boot = {
      set: index,
      route: route && routeData(route),
      releases: route ? releases.map((release) => cut(release, route.path)) : [],
      nav: route?.frame === 'member' ? nav : [],
      shared,
      prerendered: page !== null,
    };
    const ofPage =
      live && route && options.withPage
        ? {
            styles: route.css.map(({ file, mark }) => style(live, file, mark)),
            modules: [
              ...[...live.entry, ...route.js].map((file) => verified(live, file)),
              ...route.shared.flatMap((name) => shared[name] ?? []),
            ],
          }
        : { styles: [], modules: [] };
    return write({
      head,
      canonical: options.canonical,
      site,
      boot,
      icon: shellBase + bundle.icon,
      styles: await Promise.all([...shell.css.map((file) => style(shell, file)), ...ofPage.styles]),
      modules: [...shell.entry.map((file) => verified(shell, file)), ...ofPage.modules],
      integrity: integrity(releases),
      body: await render(boot, path, page),
    });
  }

  async function render(boot: Boot, path: string, page: PageModule | null): Promise<string> {
    try {
      return await bundle.render(boot, path, page);
    } catch (error) {
      throw new RefusedError(
        `${boot.route?.remote ?? 'The shell'} failed while ${path} was rendered to HTML: ${error instanceof Error ? error.message : String(error)}. Fix the page, or leave prerender out of its route.`,
      );
    }
  }

  async function pageModule(route: ReleaseRoute): Promise<PageModule> {
    const release = remotes[route.remote]?.[0];
    if (!release) throw new Error(`${route.remote} is not in the set.`);
    const remote = await runNodeBundle<{ default: Route[] }>(
      store.releaseFolder(release.name, release.id),
      bundle.shared,
    );
    const declared = remote.default.find(({ path }) => path === route.path);
    const page = await declared?.page();
    if (typeof page?.default !== 'function') {
      throw new RefusedError(
        `${route.remote} has no page component for ${route.path}: export it as the default of the page's module.`,
      );
    }
    return page;
  }

  async function composeRoute(route: ReleaseRoute, pages: ComposedPages): Promise<void> {
    const dynamic = route.path.includes(':');
    const page = await pageModule(route);
    const own: Head = { title: route.title, description: route.description };
    const searchable = route.access === 'public' && route.prerender;
    if (route.prerender) {
      for (const params of dynamic ? (page.params?.() ?? []) : [{}]) {
        const path = concrete(route.path, params);
        pages.paths[path] = await document(route, page.head?.(params) ?? own, path, page, {
          canonical: path,
          withPage: true,
        });
      }
    }
    if (dynamic) {
      pages.patterns.push({
        path: route.path,
        page: await document(route, own, concrete(route.path, {}), null, {
          canonical: null,
          withPage: true,
        }),
      });
    } else if (!route.prerender) {
      pages.paths[route.path] = await document(route, own, route.path, null, {
        canonical: searchable ? route.path : null,
        withPage: true,
      });
    }
    if (route.path === '/') {
      pages.signedIn['/'] = await document(route, own, '/', null, {
        canonical: '/',
        withPage: false,
      });
    }
  }

  return {
    async all(): Promise<ComposedPages> {
      const pages: ComposedPages = {
        set: set.id,
        paths: {},
        patterns: [],
        signedIn: {},
        notFound: await document(null, { title: 'Page not found · Ember' }, '/404', null, {
          canonical: null,
          withPage: false,
        }),
      };
      for (const route of Object.values(remotes).flatMap(([live]) => live.routes)) {
        await composeRoute(route, pages);
      }
      const named = (path: string) => path.split('/').filter((part) => part.startsWith(':')).length;
      pages.patterns.toSorted((a, b) => named(a.path) - named(b.path));
      return pages;
    },
  };
}
