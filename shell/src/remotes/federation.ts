import type { PageModule, Route } from '@emberite/sdk/page';
import type { ReleaseFiles } from '@emberite/sdk/release';

/** Modules this host shares, by name and version, as the build's runtime holds them. */
type ShareScope = Record<string, Record<string, unknown>>;

/** What a remote's federation entry exports. */
interface Container {
  init(scope: ShareScope): Promise<void> | void;
  get(expose: string): Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Record<string, ShareScope>;

const routesOf = new Map<string, Promise<Route[]>>();

/**
 * Opens a release's container on the host's shared modules and reads its routes. This is what the
 * federation runtime does to load a remote; its own loader would weigh on every first load.
 */
async function openRelease(entry: string): Promise<Route[]> {
  const [container] = await Promise.all([
    import(/* webpackIgnore: true */ entry) as Promise<Container>,
    __webpack_init_sharing__('default'),
  ]);
  await container.init(__webpack_share_scopes__['default'] ?? {});
  const routes = await container.get('./routes');
  return (routes() as { default: Route[] }).default;
}

/**
 * Loads a page from one release of a remote. Every release has a container of its own, so a
 * fallback never meets the modules of the release it replaces.
 */
export async function importPage(release: ReleaseFiles, path: string): Promise<PageModule> {
  const entry = release.base + release.entry;
  const routes = routesOf.get(entry) ?? openRelease(entry);
  routesOf.set(entry, routes);
  const route = (await routes).find((candidate) => candidate.path === path);
  if (!route) throw new Error(`${release.id} has no page for ${path}.`);
  return route.page();
}
