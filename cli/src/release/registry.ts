import type { Package } from './pack.ts';

/** A release that is live. */
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

/** How a release came past the gate: the id of its report, or why nobody looked. */
export type Gated = { report: string } | { skipped: string };

/** A release that some browsers get in place of the live one. */
export interface Canary {
  release: string;
  /** Of all browsers, 1 to 50. */
  percent: number;
}

/** One change of what is live. */
export interface Move {
  /** Counts from 1. */
  number: number;
  /** ISO time. */
  at: string;
  /** Who asked for it: the name of a token. */
  by: string;
  /** Why, in their words. */
  why: string;
  /** Id of the set that is live from then on. */
  set: string;
  /** The live releases that changed, by package; null for none. */
  from: Record<string, string | null>;
  to: Record<string, string | null>;
  /** How the releases that went live came past the gate, by package. */
  gates?: Record<string, Gated>;
  /** The canaries that it began, changed or ended, by package; null for one that ended. */
  canaries?: Record<string, Canary | null>;
}

/** A change of what is live, and what its team should know: a link that leads nowhere, for example. */
export interface Moved {
  /** Undefined if everything was live already. */
  move?: Move;
  warnings: string[];
}

/** The live releases of a site. */
export interface Listing {
  /** Id of the live set; null before the first. */
  set: string | null;
  /** The set that the site still serves in its place, and why. Only the site itself knows. */
  behind?: { set: string; refused: string | null } | null;
  remotes: {
    name: string;
    /** Id of the live release. */
    live: string;
    /** The releases before it, newest first: the first one is the fallback. */
    earlier: { id: string; commit: string | null }[];
    /** What some browsers get instead. */
    canary?: Canary;
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

/** A link to the live site with a release that is not live, for the people of its team. */
export interface PreviewLink {
  url: string;
  /** ISO time from which on it leads nowhere. */
  expires: string;
}

/** Receives one sentence about how a change goes on. */
export type Follow = (sentence: string) => void;

/** Where a site's releases are: takes new ones, and says what is live. Refuses with a `RefusedError`. */
export interface Registry {
  /** Takes a release. It is not live, and nobody can load it yet. Refuses one that is not whole. */
  take(release: Package, follow?: Follow): Promise<void>;
  /** Takes releases, and makes all of them live together. */
  publish(
    packages: Package[],
    why?: string,
    follow?: Follow,
  ): Promise<Moved & { releases: Published[] }>;
  /** Makes releases live together that it has taken before. */
  goLive(
    releases: { name: string; id: string }[],
    why?: string,
    follow?: Follow,
  ): Promise<Moved & { releases: Published[] }>;
  /** Makes the previous release of a remote live again; further rollbacks go further back. */
  rollback(
    remote: string,
    why?: string,
    follow?: Follow,
  ): Promise<Moved & { from: string; to: string }>;
  /** Gives a release to some percent of all browsers in place of the live one, or to more or fewer than before. */
  canary(
    canary: { name: string; id: string; percent: number },
    why?: string,
    follow?: Follow,
  ): Promise<Moved>;
  /** Makes the canary of a remote live. */
  promote(remote: string, why?: string, follow?: Follow): Promise<Moved & { id: string }>;
  /** Ends the canary of a remote: all browsers get the live release again. */
  abort(remote: string, why?: string, follow?: Follow): Promise<Moved & { id: string }>;
  /** Makes a link to the live site with a release that is not live. */
  preview(remote: string, id: string, follow?: Follow): Promise<PreviewLink>;
  list(): Promise<Listing>;
  /** The last changes of a remote, or of all, newest first. */
  history(remote?: string): Promise<Move[]>;
  /** The failures of a remote, or of all, that browsers have reported. */
  failures(remote?: string): Promise<TracedFailure[]>;
}
