import type { OfferedPart, PageModule, Route } from '@emberite/sdk/page';
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

/** What a remote's entry declares. */
interface Declared {
  default: Route[];
  /** By name. */
  parts?: Record<string, OfferedPart>;
}

const declaredBy = createCache<Declared>();

/**
 * Initializes a release's container with the host's shared modules and reads what it declares. The
 * federation runtime's own loader does the same, but would add to every first load.
 */
async function openRelease(entry: string): Promise<Declared> {
  const [container] = await Promise.all([
    importModule<Container>(entry),
    __webpack_init_sharing__('default'),
  ]);
  await container.init(__webpack_share_scopes__['default'] ?? {});
  const routes = await container.get('./routes');
  return routes() as Declared;
}

/**
 * Loads a page, by its route, or a part, by its name, from one release of a remote. Every release has its own
 * container, so a fallback never shares modules with the release it replaces.
 */
export async function importPage(release: ReleaseFiles, path: string): Promise<PageModule> {
  const entry = release.base + release.entry;
  const { default: routes, parts } = await declaredBy(entry, () => openRelease(entry));
  const load = routes.find((one) => one.path === path)?.page ?? parts?.[path]?.part;
  if (!load) throw new Error(`${release.id} has nothing for ${path}.`);
  return (await load()) as PageModule;
}
