import type { Boot, ReleaseFiles, RouteData, SetIndex } from '@emberite/sdk/release';
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

/** Caches the result of a request by key, but never a failure. */
function once<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    let promise = known.get(key);
    if (!promise) {
      promise = work(key);
      promise.catch(() => known.delete(key));
      known.set(key, promise);
    }
    return promise;
  };
}

/** Creates the release set that a document was composed from. */
export function createReleaseSet(boot: Boot): ReleaseSet {
  const fetchIndex = once((url) => fetchVerified<SetIndex>({ url, integrity: boot.set.integrity }));
  const index = () => withTimeout(fetchIndex(boot.set.url), indexTimeout);
  const inline = (files: ReleaseFiles): Candidate => ({
    id: files.id,
    files: () => Promise.resolve(files),
  });
  const fetched = once(async (remote: string): Promise<Candidate[]> => {
    const releases = (await index()).remotes[remote] ?? [];
    return releases.map((release) => {
      const files = once(() => fetchVerified<ReleaseFiles>(release));
      return { id: release.id, files: () => files(release.url) };
    });
  });
  async function* candidates({ path, remote }: RouteData) {
    const [own] = boot.releases;
    if (path === boot.route?.path || own?.pages[path]) return yield* boot.releases.map(inline);
    const live = boot.linked.releases[remote];
    if (live) yield inline(live);
    const releases = await fetched(remote).catch(() => []);
    yield* releases.filter(({ id }) => id !== live?.id);
  }
  return {
    index,
    candidates,
    live: async (route) => (await candidates(route).next()).value || undefined,
  };
}
