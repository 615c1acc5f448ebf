import type { PageModule, Route } from '@emberite/sdk/page';
import type { ReleaseFiles } from '@emberite/release/data';
import { createCache } from './cache.ts';
import { importModule } from './integrity.ts';

/** The modules that this host shares, by name and version; kept by the bundler's runtime. */
type ShareScope = Record<string, Record<string, unknown>>;

/** The exports of a remote's federation entry. */
interface Container {
  init(scope: ShareScope): Promise<void> | void;
  get(expose: string): Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Record<string, ShareScope>;

const routesOf = createCache<Route[]>();

/**
 * Initializes a release's container with the host's shared modules and reads its routes. The
 * federation runtime's own loader does the same, but would add to every first load.
 */
async function openRelease(entry: string): Promise<Route[]> {
  const [container] = await Promise.all([
    importModule<Container>(entry),
    __webpack_init_sharing__('default'),
  ]);
  await container.init(__webpack_share_scopes__['default'] ?? {});
  const routes = await container.get('./routes');
  return (routes() as { default: Route[] }).default;
}

/**
 * Loads a page from one release of a remote. Every release has its own container, so a fallback
 * never shares modules with the release it replaces.
 */
export async function importPage(release: ReleaseFiles, path: string): Promise<PageModule> {
  const entry = release.base + release.entry;
  const routes = await routesOf(entry, () => openRelease(entry));
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`${release.id} has no page for ${path}.`);
  return route.page();
}
