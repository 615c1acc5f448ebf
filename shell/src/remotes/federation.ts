import type { PageModule, ReleaseFiles, Route } from '@emberite/sdk/page';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

const registered = new Set<string>();

/**
 * Loads a page from one release of a remote. Every release is a remote of its own to the
 * federation runtime, so that a fallback never meets the modules of the release it replaces.
 */
export async function importPage(
  remote: string,
  release: ReleaseFiles,
  path: string,
): Promise<PageModule> {
  const name = `${remote}/${release.id}`.replace(/\W/g, '_');
  if (!registered.has(name)) {
    registered.add(name);
    const entry = new URL(release.base + release.entry, location.origin).href;
    registerRemotes([{ name, entry, type: 'module' }]);
  }
  const module = await loadRemote<{ default: Route[] }>(`${name}/routes`);
  const route = module?.default.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`${remote} ${release.id} has no page for ${path}.`);
  return route.page();
}
