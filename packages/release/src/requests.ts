import type { HistoryEntry, Listing, Move } from './responses.ts';
import type { Release } from './model.ts';
import type { Package } from './package.ts';

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

/** A change of what is live, and what its team should know: a dead link, for example. */
export interface Moved {
  /** Undefined if everything was live already. */
  move?: Move;
  warnings: string[];
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
  /** ISO time from which on it no longer works. */
  expires: string;
}

/** Receives a sentence about the progress of a change. */
export type Follow = (sentence: string) => void;

/**
 * The registry of a site's releases: accepts new ones, and tells what is live. Refuses with a
 * `RefusedError`.
 */
export interface Registry {
  /**
   * Accepts a release. It is not live, and nobody can load it yet. Refuses one that is incomplete.
   */
  take(release: Package, follow?: Follow): Promise<void>;
  /**
   * Accepts releases, and makes all of them live together.
   *
   * @param noGate why they should not be opened first
   */
  publish(
    packages: Package[],
    why?: string,
    follow?: Follow,
    noGate?: string,
  ): Promise<Moved & { releases: Published[] }>;
  /** Makes releases that it has accepted before live together. */
  goLive(
    releases: { name: string; id: string }[],
    why?: string,
    follow?: Follow,
    noGate?: string,
  ): Promise<Moved & { releases: Published[] }>;
  /**
   * Makes the previous release of a remote live again, or the last one of a remote that is retired; `from` is null then.
   * Further rollbacks go further back.
   */
  rollback(
    remote: string,
    why?: string,
    follow?: Follow,
  ): Promise<Moved & { from: string | null; to: string }>;
  /** Takes a remote off the site: its addresses are gone until it is published or rolled back. */
  retire(remote: string, why?: string, follow?: Follow): Promise<Moved & { id: string }>;
  /** Gives a release to some percent of all browsers in place of the live one, or to more or fewer than before. */
  canary(
    canary: { name: string; id: string; percent: number },
    why?: string,
    follow?: Follow,
    noGate?: string,
  ): Promise<Moved>;
  /** Makes the canary of a remote live. */
  promote(remote: string, why?: string, follow?: Follow): Promise<Moved & { id: string }>;
  /** Ends the canary of a remote: all browsers get the live release again. */
  abort(remote: string, why?: string, follow?: Follow): Promise<Moved & { id: string }>;
  /** Makes a link to the live site with a release that is not live. */
  preview(remote: string, id: string, follow?: Follow): Promise<PreviewLink>;
  /** Describes a release. Refuses one that it does not have. */
  release(remote: string, id: string): Promise<Release>;
  list(): Promise<Listing>;
  /** The last changes of a remote, or of all, newest first. */
  history(remote?: string): Promise<HistoryEntry[]>;
  /** The failures of a remote, or of all, that browsers have reported. */
  failures(remote?: string): Promise<TracedFailure[]>;
  /** Address of the page that shows what the gate saw of a release. */
  reportUrl(id: string): string;
}
