import type { Boot, ReleaseFiles, ReleaseRef, RouteData, SetIndex } from '@emberite/sdk/release';
import { createCache } from './cache.ts';
import { fetchJson } from './integrity.ts';
import { withTimeout } from './timeout.ts';

/** Timeout in milliseconds for fetching the index. */
const indexTimeout = 4000;

/** A release that can provide a page; its file list is fetched on demand. */
export interface Candidate {
  id: string;
  files(): Promise<ReleaseFiles>;
}

/** The releases that this tab loads pages from: those of its document, and those of the index. */
export interface ReleaseSet {
  /** The first index that arrives; it never changes in this document. Rejects after four seconds. */
  index(): Promise<SetIndex>;
  /**
   * The releases that can provide a route's page, live first. Rejects if that takes the index, which does not
   * arrive.
   */
  candidates(route: RouteData): AsyncIterable<Candidate>;
  /** The first of them. */
  live(route: RouteData): Promise<Candidate | undefined>;
}

/** Creates the release set of a document. */
export function createReleaseSet(boot: Boot): ReleaseSet {
  const indexes = createCache<SetIndex>();
  const fileLists = createCache<ReleaseFiles>();
  const index = () =>
    withTimeout(
      indexes(boot.index, () => fetchJson(boot.index)),
      indexTimeout,
    );
  const inline = (files: ReleaseFiles): Candidate => ({
    id: files.id,
    files: () => Promise.resolve(files),
  });
  const fetched = ({ id, url, integrity }: ReleaseRef): Candidate => ({
    id,
    files: () => fileLists(url, () => fetchJson(url, integrity)),
  });
  async function* candidates({ path, remote }: RouteData) {
    const [own] = boot.releases;
    if (path === boot.route?.path || own?.pages[path]) return yield* boot.releases.map(inline);
    const { remotes } = await index();
    yield* (remotes[remote] ?? []).map(fetched);
  }
  return {
    index,
    candidates,
    live: async (route) => (await candidates(route).next()).value || undefined,
  };
}
