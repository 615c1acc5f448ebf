import { RefusedError, baseOf, runNodeBundle, withDeadline } from '@emberite/cli/release';
import type { Release } from '@emberite/cli/release';
import type { PageModule, Route } from '@emberite/sdk/page';
import type { Store } from '../store/index.ts';

/**
 * Loads a page from a release's bundle for Node; `shared` are the shell's modules. Throws a
 * {@link RefusedError} if the route has no page component.
 */
export async function loadPageModule(
  store: Store,
  release: Release,
  path: string,
  shared: Record<string, unknown>,
): Promise<PageModule> {
  const folder = store.releaseFolder(release.name, release.id);
  const remote = runNodeBundle<{ default: Route[] }>(folder, shared, {
    assetBase: baseOf(release.name, release.id),
  });
  const loading = Promise.resolve(remote.default.find((route) => route.path === path)?.page());
  const page = await withDeadline(`${release.name} has been loading the page of ${path}`, loading);
  if (typeof page?.default !== 'function') {
    throw new RefusedError(
      `${release.name} has no page component for ${path}. Make it the default export of the page's module.`,
    );
  }
  return page;
}
