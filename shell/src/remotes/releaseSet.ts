import type { Boot, ReleaseFiles, ReleaseRef, RouteData, SetIndex } from '@emberite/sdk/release';
import { createCache } from './cache.ts';
import { fetchVerified } from './integrity.ts';
import { withTimeout } from './timeout.ts';

/** Timeout in milliseconds for fetching the set's index. */
const indexTimeout = 4000;

/** A release that can provide a page; its file list is fetched on demand. */
export interface Candidate {
  id: string;
  files(): Promise<ReleaseFiles>;
}

/** The release set that this tab started with. It never changes in this document. */
export interface ReleaseSet {
  /** Every route of the set; fetched once. Rejects after four seconds. */
  index(): Promise<SetIndex>;
  /**
   * The releases that can provide a route's page, live first. The index is fetched when it is needed;
   * without it, only those that the document lists are known.
   */
  candidates(route: RouteData): AsyncIterable<Candidate>;
  /** The first of them. */
  live(route: RouteData): Promise<Candidate | undefined>;
}

/** Creates the release set that a document was composed from. */
export function createReleaseSet(boot: Boot): ReleaseSet {
  const indexes = createCache<SetIndex>();
  const fileLists = createCache<ReleaseFiles>();
  const index = () =>
    withTimeout(
      indexes(boot.set.url, () => fetchVerified(boot.set)),
      indexTimeout,
    );
  const inline = (files: ReleaseFiles): Candidate => ({
    id: files.id,
    files: () => Promise.resolve(files),
  });
  const fetched = (release: ReleaseRef): Candidate => ({
    id: release.id,
    files: () => fileLists(release.url, () => fetchVerified(release)),
  });
  async function* candidates({ path, remote }: RouteData) {
    const [own] = boot.releases;
    if (path === boot.route?.path || own?.pages[path]) return yield* boot.releases.map(inline);
    const live = boot.linked.releases[remote];
    if (live) yield inline(live);
    const releases = await index().then(
      ({ remotes }) => remotes[remote] ?? [],
      () => [],
    );
    yield* releases.filter(({ id }) => id !== live?.id).map(fetched);
  }
  return {
    index,
    candidates,
    live: async (route) => (await candidates(route).next()).value || undefined,
  };
}
