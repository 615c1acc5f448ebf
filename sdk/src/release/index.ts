/**
 * What a release set and its documents carry: written by delivery, read by the shell. A remote needs
 * none of it.
 */
import type { Access, FrameName, NavEntry } from '@emberite/sdk/page';

/** A route as a release set carries it: data only. */
export interface RouteData {
  path: string;
  access: Access;
  frame: FrameName;
  title: string;
  description?: string;
  nav?: NavEntry;
  /** The remote that owns it, e.g. `mf-member`. */
  remote: string;
}

/** A stylesheet under a release's folder, and the mark by which the build's runtime knows it is there. */
export interface StyleFile {
  file: string;
  mark: string;
}

/** What one page needs besides the remote's entry: paths under the release's folder. */
export interface PageFiles {
  js: string[];
  css: StyleFile[];
  /** Modules it takes from the host that are not in the host's first load. */
  shared: string[];
}

/** What the shell must know of one release of a remote to load pages from it. */
export interface ReleaseFiles {
  /** Release id, `version-hash`. */
  id: string;
  /** URL of the release's folder, with a slash at the end. */
  base: string;
  /** The federation entry under `base`. */
  entry: string;
  /** sha384 of each JavaScript and CSS file under `base`. */
  integrity: Record<string, string>;
  /** By route path. */
  pages: Record<string, PageFiles>;
}

/** A JSON file of the site, with the sha384 its bytes must have. */
export interface VerifiedUrl {
  url: string;
  integrity: string;
}

/** One release of a remote, and where its {@link ReleaseFiles} are. */
interface ReleaseRef extends VerifiedUrl {
  id: string;
}

/** A release set, as the browser reads it when a page of another route is wanted. */
export interface SetIndex {
  routes: RouteData[];
  /** Each remote's releases: live first, then the fallback if there is one. */
  remotes: Record<string, ReleaseRef[]>;
}

/** What is the same on every page of a site. */
export interface SiteConfig {
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
  /** Where the API is mounted, e.g. `/api`. */
  apiBase: string;
  flags: Record<string, boolean>;
  /** ISO time at which members begin to see each other. */
  visibilityOpens: string;
}

/** What the document of one route carries in `<script id="ember-boot">`. */
export interface Boot {
  set: VerifiedUrl;
  /** `null` on the not-found page. */
  route: RouteData | null;
  /** The owner's releases, live first; cut to what this route needs. */
  releases: ReleaseFiles[];
  /** The member area's navigation; only on pages that show it. */
  nav: RouteData[];
  /** The host's own files by module name, for shared modules outside its first load. */
  shared: Record<string, VerifiedUrl[]>;
  /** Whether the page's own HTML is in the document, ready to hydrate. */
  prerendered: boolean;
}

/** The member area's navigation among the routes of a set, in its order. */
export const navOf = (routes: RouteData[]): RouteData[] =>
  routes.filter((route) => route.nav).toSorted((a, b) => (a.nav?.order ?? 0) - (b.nav?.order ?? 0));

/** What can go wrong while a page of a remote is brought to the screen. */
export const failureKinds = ['manifest', 'style', 'code', 'timeout', 'render'] as const;

export type FailureKind = (typeof failureKinds)[number];

/** A release that failed in somebody's browser, as the shell reports it to the gateway. */
export interface FailureReport {
  remote: string;
  release: string;
  path: string;
  kind: FailureKind;
  message: string;
  /** Where it was thrown, as the browser says it; `npm run release -- trace` makes sense of it. */
  stack?: string;
}
