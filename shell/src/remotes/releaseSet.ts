import type { Boot, ReleaseFiles, ReleaseRef, RouteData, SetIndex } from '@emberite/release/data';
import { createCache } from './cache.ts';
import { fetchJson } from './integrity.ts';
import { arrive } from './patience.ts';

/**
 * How old a document must be, in milliseconds, before its releases can be over. A newer one has the
 * current releases, and would reload again and again.
 */
const youth = 60_000;

/** What a remote's release loads: the page of a route, or a part, which has its name as its path. */
export type PlaceOfCode = Pick<RouteData, 'remote' | 'path' | 'parts'>;

/** A release that can provide a page; its file list is fetched on demand. */
export interface Candidate {
  id: string;
  files(): Promise<ReleaseFiles>;
}

/** The releases that this tab loads pages from: those of its document, and those of the index. */
export interface ReleaseSet {
  /** The first index that arrives; it never changes in this document. */
  index(): Promise<SetIndex>;
  /**
   * The releases that can provide a route's page, live first. Rejects if that needs the index and
   * it does not load.
   */
  candidates(route: PlaceOfCode): AsyncIterable<Candidate>;
  /** The first of them. */
  live(route: PlaceOfCode): Promise<Candidate | undefined>;
  /**
   * Whether a release is no longer in the live set, so that its files may be gone. Never rejects.
   */
  isOver(remote: string, id: string): Promise<boolean>;
}

/** Creates the release set of a document. */
export function createReleaseSet(boot: Boot): ReleaseSet {
  const indexes = createCache<SetIndex>();
  const fileLists = createCache<ReleaseFiles>();
  const index = () => indexes(boot.index, () => fetchJson(boot.index));
  const inline = (files: ReleaseFiles): Candidate => ({
    id: files.id,
    files: () => Promise.resolve(files),
  });
  const fetched = ({ id, url, integrity }: ReleaseRef): Candidate => ({
    id,
    files: () => fileLists(url, () => fetchJson(url, integrity)),
  });
  async function* candidates({ path, remote }: PlaceOfCode) {
    const [own] = boot.releases;
    if (path === boot.route?.path || own?.pages[path]) return yield* boot.releases.map(inline);
    const offering = boot.parts?.[remote] ?? [];
    if (offering[0]?.pages[path]) return yield* offering.map(inline);
    const { remotes } = await index();
    yield* (remotes[remote] ?? []).map(fetched);
  }
  async function isOver(remote: string, id: string): Promise<boolean> {
    if (performance.now() < youth) return false;
    const response = await arrive(boot.index);
    // The shell is over, too.
    if (response.status === 404) return true;
    const { remotes } = (await response.json()) as SetIndex;
    return !remotes[remote]?.some((one) => one.id === id);
  }
  return {
    index,
    candidates,
    isOver: (remote, id) => isOver(remote, id).catch(() => false),
    live: async (route) => (await candidates(route).next()).value as Candidate | undefined,
  };
}
