import { routeData, baseOf, browserFiles } from '@emberite/cli/release';
import type { Release } from '@emberite/cli/release';
import { configOf } from '@emberite/sdk/release';
import type { DocumentConfig, RouteData, SetIndex, SiteConfig } from '@emberite/sdk/release';
import { integrityOf } from '../release/pack.ts';
import { missingShared } from '../release/missingShared.ts';
import type { ReleaseSet, Store } from '../store/index.ts';

/** The releases of a set: the shell's live release, and each remote's live release and fallback. */
export interface LoadedSet {
  shell: Release;
  /** The live release, then the fallback: the latest earlier one that the shell can run, if any. */
  remotes: Record<string, [Release, ...Release[]]>;
}

/** Reads the releases of a set. */
export async function loadSet(store: Store, set: ReleaseSet): Promise<LoadedSet> {
  const { shell, ...remotes } = set.releases;
  if (!shell) throw new Error('The release set has no shell. Publish it first.');
  const host = await store.release('shell', shell[0]);
  const loaded: LoadedSet['remotes'] = {};
  for (const [name, [live, ...earlier]] of Object.entries(remotes).toSorted()) {
    const releases: [Release, ...Release[]] = [await store.release(name, live)];
    for (const id of earlier) {
      const release = await store.release(name, id);
      if (missingShared(release, host).length > 0) continue;
      releases.push(release);
      break;
    }
    loaded[name] = releases;
  }
  return { shell: host, remotes: loaded };
}

/** The configuration of a set's documents. */
export const documentConfig = ({ remotes }: LoadedSet, site: SiteConfig): DocumentConfig =>
  configOf(
    Object.values(remotes).flatMap(([live]) => live.routes),
    site,
  );

/** The routes of a set's live releases. */
export const routesOf = ({ remotes }: LoadedSet): RouteData[] =>
  Object.values(remotes).flatMap(([live]) => live.routes.map(routeData));

/** Text of a release's file list for browsers, served as `release.json` in its folder. */
export const browserFilesText = (release: Release) => JSON.stringify(browserFiles(release));

/** Text of a set's index for browsers, served as `/sets/<id>.json`. */
export function setIndexText(loaded: LoadedSet): string {
  const index: SetIndex = {
    routes: routesOf(loaded),
    remotes: Object.fromEntries(
      Object.entries(loaded.remotes).map(([name, releases]) => [
        name,
        releases.map((release) => ({
          id: release.id,
          url: `${baseOf(name, release.id)}release.json`,
          integrity: integrityOf(browserFilesText(release)),
        })),
      ]),
    ),
  };
  return JSON.stringify(index);
}
