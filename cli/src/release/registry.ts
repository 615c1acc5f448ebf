/** A release that a registry has taken. */
export interface Published {
  name: string;
  id: string;
  /** False if the same release was already live. */
  changed: boolean;
  /** Number of its files for the browser, and their bytes with brotli. */
  files: number;
  bytes: number;
  routes: number;
}

/** What has changed, and what its team should know: a link that leads nowhere, for example. */
interface Move {
  warnings: string[];
}

/** The live releases of a site. */
export interface Listing {
  /** Id of the live set; null before the first. */
  set: string | null;
  /** The set that is served while the live one cannot be, and why. */
  behind: { set: string; reason: string } | null;
  remotes: {
    name: string;
    /** Id of the live release. */
    live: string;
    /** Id of the one that members get. */
    served: string;
    /** The releases before it, newest first: the first one is the fallback. */
    earlier: { id: string; commit: string | null }[];
  }[];
}

/** A failure that a browser reported, with its stack in terms of the sources. */
export interface TracedFailure {
  /** When it was first reported, as in the log. */
  time: string;
  remote: string;
  release: string;
  path: string;
  message: string;
  /** Innermost first, e.g. `mf-events/src/list/ListPage.tsx:12:7 ListPage`. */
  frames: string[];
}

/** Where a site's releases are: takes new ones, and says what is live. Refuses with a `RefusedError`. */
export interface Registry {
  /**
   * Checks the builds in some folders, and makes all of them live together.
   *
   * @param dists folders with `build.json`, `browser/` and `node/`
   */
  publish(dists: string[], commit: string | null): Promise<Move & { releases: Published[] }>;
  /** Makes the previous release of a remote live again; further rollbacks go further back. */
  rollback(remote: string): Promise<Move & { from: string; to: string }>;
  list(): Promise<Listing>;
  /** The failures of a remote, or of all, that browsers have reported. */
  failures(remote?: string): Promise<TracedFailure[]>;
}
