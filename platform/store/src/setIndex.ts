import { routeData, browserFiles, fileListUrl, integrityOf } from '@emberite/release';
import type { Release } from '@emberite/release';
import type { RouteData, SetIndex } from '@emberite/release/data';
import type { ReleaseSet, Store } from './index.ts';

/** A release of the shell, and the releases of a set that it runs. */
export interface LoadedSet {
  shell: Release;
  /**
   * Each remote's latest release that the shell can run, and the fallback: the one before, if any. For the shell of the
   * set, the first is the live one. A remote without any is missing.
   */
  remotes: Record<string, [Release, ...Release[]]>;
}

/** Reads the releases of a set for a shell; the default is its own. */
export async function loadSet(
  store: Store,
  { shell: own, ...remotes }: ReleaseSet['releases'],
  other?: Release,
): Promise<LoadedSet> {
  if (!own) throw new Error('The release set has no shell. Publish it first.');
  const shell = other ?? (await store.release('shell', own[0]));
  const loaded: LoadedSet['remotes'] = {};
  for (const [name, lineage] of Object.entries(remotes).toSorted()) {
    const releases: Release[] = [];
    for (const one of lineage) {
      const release = await store.release(name, one);
      if (missingShared(release, shell).length === 0) releases.push(release);
      if (releases.length === 2) break;
    }
    const [first, ...rest] = releases;
    if (first) loaded[name] = [first, ...rest];
  }
  return { shell, remotes: loaded };
}

/** The routes of a set's live releases. */
export const routesOf = ({ remotes }: LoadedSet): RouteData[] =>
  Object.values(remotes).flatMap(([live]) => live.routes.map(routeData));

/** Text of a release's file list for browsers, served at its `fileListUrl`. */
export const browserFilesText = (release: Release) => JSON.stringify(browserFiles(release));

/** URL of the index for a release of the shell. */
export const indexUrl = (shell: string) => `/index/${shell}.json`;

/** Text of a set's index for tabs of the shell that it was loaded for. */
export function setIndexText(loaded: LoadedSet): string {
  const index: SetIndex = {
    routes: routesOf(loaded),
    remotes: Object.fromEntries(
      Object.entries(loaded.remotes).map(([name, releases]) => [
        name,
        releases.map((release) => ({
          id: release.id,
          url: fileListUrl(release),
          integrity: integrityOf(browserFilesText(release)),
        })),
      ]),
    ),
  };
  return JSON.stringify(index);
}

// Not all of it, which a gateway would load.
import satisfies from 'semver/functions/satisfies.js';

/**
 * Something that a remote needs from a shared module, or from the federation runtime, and that the
 * shell does not have.
 */
type MissingShared = { name: string } & (
  | {
      /** The version range the remote was built against. */
      range: string;
      provided: string | undefined;
    }
  | {
      /** The exports that the remote uses and the module does not have. */
      exports: string[];
    }
);

/** What a remote needs from the shell and the shell does not provide. */
export function missingShared(remote: Release, shell: Release): MissingShared[] {
  const versions = Object.entries(remote.requires)
    .map(([name, range]) => ({ name, range, provided: shell.provides[name]?.version }))
    .filter(({ range, provided }) => !provided || !satisfies(provided, range));
  const uses = Object.entries(remote.uses ?? {}).flatMap(([name, used]) => {
    const offered = shell.provides[name]?.exports;
    const missing = used.filter((one) => one !== '*' && offered && !offered.includes(one));
    return missing.length > 0 ? [{ name, exports: missing }] : [];
  });
  return [...versions, ...uses];
}
