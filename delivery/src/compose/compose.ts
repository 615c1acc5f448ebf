import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Head, Params } from '@emberite/sdk/page';
import type { SiteConfig } from '@emberite/sdk/release';
import type { Release, ReleaseRoute, ReleaseSet, Store } from '../store/index.ts';
import { runNodeBundle } from '../store/nodeBundle.ts';
import { createDocuments } from './documents.ts';
import type { ComposedPages, ShellBundle } from './model.ts';
import { loadPageModule } from './pageModule.ts';
import { loadSet } from './setIndex.ts';

/** Which site a composition is for: the same set looks different under another configuration. */
export const siteKey = (site: SiteConfig) =>
  createHash('sha256').update(JSON.stringify(site)).digest('hex').slice(0, 8);

/** `/a/:b` with `{ b: 'c' }` is `/a/c`. */
const concrete = (pattern: string, params: Params) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? name));

/** Composes a set's documents for a site, once; answers the folder they are in. */
export async function compose(store: Store, set: ReleaseSet, site: SiteConfig): Promise<string> {
  const target = store.composedFolder(set.id, siteKey(site));
  if (existsSync(target)) return target;
  const folder = await store.scratch();
  const pages = await composePages(store, set, site, folder);
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages));
  await rename(folder, target).catch(async (error: unknown) => {
    // Somebody else was faster; what they made is the same.
    if (!existsSync(target)) throw error;
    await rm(folder, { recursive: true });
  });
  return target;
}

async function composePages(
  store: Store,
  set: ReleaseSet,
  site: SiteConfig,
  folder: string,
): Promise<ComposedPages> {
  const loaded = await loadSet(store, set);
  const shellFolder = store.releaseFolder('shell', loaded.shell.id);
  const shell = await runNodeBundle<ShellBundle>(shellFolder, {});
  const document = createDocuments(store, set, loaded, shell, site, folder);
  const pages: ComposedPages = {
    set: set.id,
    paths: {},
    patterns: [],
    signedIn: {},
    notFound: await document({
      route: null,
      head: { title: 'Page not found · Ember' },
      path: '/404',
      page: null,
      canonical: null,
      fetches: 'nothing',
    }),
  };

  async function composeRoute(release: Release, route: ReleaseRoute): Promise<void> {
    const page = await loadPageModule(store, release, route.path, shell.shared);
    const head: Head = { title: route.title, description: route.description };
    const dynamic = route.path.includes(':');
    // Rendered in the browser: members' pages, and paths nobody knew when the set went live.
    const waiting = { route, head, page: null, canonical: null, fetches: 'page' } as const;
    if (route.prerender) {
      for (const params of dynamic ? (page.params?.() ?? []) : [{}]) {
        const path = concrete(route.path, params);
        const own = page.head?.(params) ?? head;
        pages.paths[path] = await document({ ...waiting, head: own, path, page, canonical: path });
      }
    }
    const path = concrete(route.path, {});
    if (dynamic)
      pages.patterns.push({ path: route.path, page: await document({ ...waiting, path }) });
    else if (!route.prerender) pages.paths[path] = await document({ ...waiting, path });
    if (path === '/') {
      pages.signedIn[path] = await document({
        ...waiting,
        path,
        canonical: path,
        fetches: 'nothing',
      });
    }
  }

  for (const [live] of Object.values(loaded.remotes)) {
    for (const route of live.routes) await composeRoute(live, route);
  }
  const names = (path: string) => path.split('/').filter((part) => part.startsWith(':')).length;
  pages.patterns = pages.patterns.toSorted((a, b) => names(a.path) - names(b.path));
  return pages;
}
