/**
 * The data of release sets and their documents. Delivery writes it and the shell reads it. Remotes
 * do not need it.
 */
import type { Access, FrameName, NavEntry } from '@emberite/sdk/page';

/** A route in a release set: data only. */
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

/** What one page needs besides the remote's entry. Paths are relative to the release's folder. */
export interface PageFiles {
  js: string[];
  css: StyleFile[];
  /** Shared modules from the host that are not in the host's first load. */
  shared: string[];
}

/** What the shell needs to load pages from one release of a remote. */
export interface ReleaseFiles {
  /** Release id, `version-hash`. */
  id: string;
  /** URL of the release's folder, with a trailing slash. */
  base: string;
  /** The federation entry under `base`. */
  entry: string;
  /** The sha384 of each JavaScript and CSS file under `base`. */
  integrity: Record<string, string>;
  /** By route path. */
  pages: Record<string, PageFiles>;
}

/** A JSON file of the site, with its expected sha384. */
export interface VerifiedUrl {
  url: string;
  integrity: string;
}

/** One release of a remote, with the URL of its {@link ReleaseFiles}. */
interface ReleaseRef extends VerifiedUrl {
  id: string;
}

/** A release set, as the browser reads it to load a page of another route. */
export interface SetIndex {
  routes: RouteData[];
  /** Each remote's releases: the live one first, then the fallback if there is one. */
  remotes: Record<string, ReleaseRef[]>;
}

/** What all pages of a site share. */
export interface SiteConfig {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Where the API is mounted, e.g. `/api`. */
  apiBase: string;
  flags: Record<string, boolean>;
  /** ISO time from which members see each other. */
  visibilityOpens: string;
}

/** The content of `<script id="ember-boot">` in the document of one route. */
export interface Boot {
  set: VerifiedUrl;
  /** `null` on the not-found page. */
  route: RouteData | null;
  /** The owner's releases, the live one first, reduced to what this route needs. */
  releases: ReleaseFiles[];
  /** The member area's navigation, on pages that show it. */
  nav: RouteData[];
  /** The host's files of shared modules outside its first load, by module name. */
  shared: Record<string, VerifiedUrl[]>;
  /** Whether the document contains the page's HTML, ready to hydrate. */
  prerendered: boolean;
}

/** Returns the routes of a set in the member area's navigation, in order. */
export const navOf = (routes: RouteData[]): RouteData[] =>
  routes.filter((route) => route.nav).toSorted((a, b) => (a.nav?.order ?? 0) - (b.nav?.order ?? 0));

/** The ways in which showing a remote's page can fail. */
export const failureKinds = ['manifest', 'style', 'code', 'timeout', 'render'] as const;

export type FailureKind = (typeof failureKinds)[number];

/** A report of a release that failed in a browser, sent by the shell to the gateway. */
export interface FailureReport {
  remote: string;
  release: string;
  path: string;
  kind: FailureKind;
  message: string;
  /** The browser's stack trace. `npm run release -- trace` translates it. */
  stack?: string;
}
