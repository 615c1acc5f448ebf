import type { Boot, ReleaseFiles, RouteData, SetIndex } from '@emberite/sdk/release';
import { fetchVerified } from './integrity.ts';

/** A release that may serve a page; its file list is fetched when it is wanted. */
export interface Candidate {
  id: string;
  files(): Promise<ReleaseFiles>;
}

/** The release set this tab started with. It stays the same for the life of the document. */
export interface ReleaseSet {
  /** Every route of the set; fetched once, when somebody first goes beyond the page they came to. */
  index(): Promise<SetIndex>;
  /** The releases that may serve a route, live first. */
  candidates(route: RouteData): Promise<Candidate[]>;
}

/** Remembers the outcome of a request by key, but never a failure. */
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

/** The release set that a document was composed from. */
export function createReleaseSet(boot: Boot): ReleaseSet {
  const fetchIndex = once((url) => fetchVerified<SetIndex>({ url, integrity: boot.set.integrity }));
  const index = () => fetchIndex(boot.set.url);
  const inlined: Candidate[] = boot.releases.map((files) => ({
    id: files.id,
    files: () => Promise.resolve(files),
  }));
  const fetched = once(async (remote: string): Promise<Candidate[]> => {
    const releases = (await index()).remotes[remote] ?? [];
    return releases.map((release) => {
      const files = once(() => fetchVerified<ReleaseFiles>(release));
      return { id: release.id, files: () => files(release.url) };
    });
  });
  return {
    index,
    candidates: async (route) =>
      route.path === boot.route?.path ? inlined : fetched(route.remote),
  };
}
