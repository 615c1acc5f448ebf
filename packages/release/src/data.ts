/** The data of indexes and documents: written by the composer, read by the shell, not used by remotes. */
import type { IdentityProvider } from '@emberite/contract/provider';
import { roles } from './page.ts';
import type {
  Access,
  Flags,
  FrameName,
  MenuEntry,
  NavEntry,
  OffPage,
  Role,
  RouteFlag,
} from './page.ts';

/** A route in an index or a document: data only. */
export interface RouteData {
  path: string;
  access: Access;
  frame: FrameName;
  title: string;
  description?: string;
  nav?: NavEntry;
  /** Not in documents, which have the {@link MenuLink}s. */
  menu?: MenuEntry;
  /** In a document, only while it is off. */
  flag?: RouteFlag;
  /** Not in documents, which have the path of each role in their configuration. */
  role?: Role;
  /** Whether the query of its address is a secret. */
  secret?: true;
  /** The parts that its page places, with the properties it passes. */
  parts?: Readonly<Record<string, readonly string[]>>;
  /** The remote that owns it, e.g. `mf-events`. */
  remote: string;
}

/** A link in the header or footer of public pages. */
export interface MenuLink extends Pick<MenuEntry, 'label' | 'place'> {
  /** A path, perhaps with the id of a section. */
  href: string;
}

/** A stylesheet of a release. */
export interface StyleFile {
  /** Path under the release's folder. */
  file: string;
  /**
   * Id of its chunk, e.g. `mf_member:chunk-12`. A link with it tells the bundler's runtime that the sheet is loaded.
   */
  chunkId: string;
}

/** What one page needs besides the remote's entry. Paths are relative to the release's folder. */
export interface PageFiles {
  js: string[];
  css: StyleFile[];
  /** Shared modules it needs that are not in the host's first load. */
  shared: string[];
}

/** What the shell needs to load pages from a release of a remote. */
export interface ReleaseFiles {
  /** Release id, `version-hash`. */
  id: string;
  /** URL of the release's folder, with a trailing slash. */
  base: string;
  /** The federation entry under `base`. */
  entry: string;
  /** The sha384 of each JavaScript and CSS file under `base`. */
  integrity: Record<string, string>;
  /** By the path of a route, or the name of a part. */
  pages: Record<string, PageFiles>;
}

/** A release of which only some parts are needed, and where its whole list of files is. */
export interface PartFiles extends ReleaseFiles {
  list: VerifiedUrl;
}

/** A file of the site and the sha384 of its bytes. */
export interface VerifiedUrl {
  url: string;
  integrity: string;
}

/** One release of a remote, with the URL of its {@link ReleaseFiles}. */
export interface ReleaseRef extends VerifiedUrl {
  id: string;
}

/**
 * What the live set has for one release of the shell. The browser fetches it before it opens a page that its
 * document does not name.
 */
export interface SetIndex {
  /** The routes of the releases named first. */
  routes: RouteData[];
  /**
   * Each remote's latest release that the shell can run, then the one before as the fallback if there is one. A
   * remote without any is missing.
   */
  remotes: Record<string, ReleaseRef[]>;
}

/** Configuration that is the same on every page of a site. */
export interface SiteConfig {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Where the API is mounted, e.g. `/api`. */
  apiBase: string;
  /** The flags that `FLAGS` sets. */
  flags: Flags;
  /** The identity providers that are set up. */
  providers: readonly IdentityProvider[];
  /** ISO time from which members see each other. */
  visibilityOpens: string;
}

/** The configuration of a document: `flags` has every flag of the set that is on. */
export interface DocumentConfig extends SiteConfig {
  /** The path of each role's page. */
  roles: Record<Role, string>;
}

/** A document's boot data, in `<script id="ember-boot">`. */
export interface Boot {
  /** URL of the index for the document's shell. */
  index: string;
  /** `null` on the not-found page. */
  route: RouteData | null;
  /** The remote's releases, live first, limited to this route and those the document links to. */
  releases: ReleaseFiles[];
  /**
   * By remote, the releases that have the parts that this route places, live first: limited to these parts. Missing if
   * it places none.
   */
  parts?: Record<string, PartFiles[]>;
  /**
   * The remote's routes that the document links to: following one of the links fetches nothing but
   * its files. None has parameters, because only the index can tell which route matches such a
   * path.
   */
  linked: RouteData[];
  /** The member area's navigation around the route, on pages that show it. */
  nav: RouteData[];
  /** The header and footer of public pages, on pages that show them or link to such. */
  menu: MenuLink[];
  /** The host's files of shared modules outside its first load, by module name. */
  shared: Record<string, VerifiedUrl[]>;
  /** The origins that the document's security policy allows in frames. */
  frames: readonly string[];
  /** Whether the document contains the page's HTML, ready to hydrate. */
  prerendered: boolean;
}

/** Id of the shell's release that an index is for. */
export const shellOf = ({ index }: Pick<Boot, 'index'>): string =>
  index.slice(index.lastIndexOf('/') + 1, -'.json'.length);

/**
 * Name of the global function by which a remote's bundle imports its chunks: the shell verifies each
 * of them first. It takes a URL and resolves with the module.
 */
export const chunkImporter = 'emberImport';

/** The window event that asks the shell's development build to render the page anew. It prevents the default: a reload. */
export const anewEvent = 'ember:anew';

/**
 * Name of the global function by which a remote's entry takes Module Federation's runtime from the
 * shell. It returns the runtime for one more container.
 */
export const runtimeLender = 'emberRuntime';

/** The identity of a site outside its pages: on home screens, in bookmarks and link previews. */
export interface AppIdentity {
  name: string;
  /** A square SVG among the shell's files. */
  icon: string;
  /** Variable font in WOFF2 among the shell's files, for titles in pictures. */
  font: string;
  /** Background of the light theme, `#rrggbb`. */
  background: string;
}

/** A line of text as SVG path data with its baseline at y = 0, and its width in the same unit. */
interface TextOutline {
  path: string;
  width: number;
}

/** Draws a line of text in the site's font. `size` is in pixels. */
export type DrawText = (text: string, weight: number, size: number) => TextOutline;

/**
 * Returns the configuration of a document of a site with these routes: the flags that `FLAGS` sets,
 * and those that are on by default. A role that no route has leads to a page that does not exist.
 */
export const configOf = (routes: RouteData[], site: SiteConfig): DocumentConfig => ({
  ...site,
  flags: {
    // Only those that are on, because every document contains them.
    ...Object.fromEntries(routes.flatMap(({ flag }) => (flag?.default ? [[flag.name, true]] : []))),
    ...site.flags,
  },
  roles: Object.fromEntries(
    roles.map((role) => [role, routes.find((one) => one.role === role)?.path ?? `/${role}`]),
  ) as Record<Role, string>,
});

/** Whether a route has no flag, or one that is on. */
export const isOn = ({ flag }: Pick<RouteData, 'flag'>, flags: Flags): boolean =>
  !flag || (flags[flag.name] ?? flag.default);

/** What the shell shows in place of a route's page while its flag is off. */
export const offPageOf = (route: Pick<RouteData, 'flag'>, flags: Flags): OffPage | undefined =>
  isOn(route, flags) ? undefined : route.flag?.off;

/**
 * Whether a route's entry in the navigation is the current one at a place: the path of a route with
 * its `:name` parts, or an address.
 */
export const isCurrent = ({ path, nav }: Pick<RouteData, 'path' | 'nav'>, at: string): boolean =>
  path === at || (nav?.also?.includes(at) ?? false) || at.startsWith(`${path}/`);

/**
 * Returns the routes of a set in the member area's navigation, in order. An entry whose page is
 * turned off is there only while it is the current one, so that every page has its place.
 */
export const navOf = (routes: RouteData[], flags: Flags, at = ''): RouteData[] =>
  routes
    .filter((route) => route.nav && (!offPageOf(route, flags) || isCurrent(route, at)))
    .toSorted((a, b) => (a.nav?.order ?? 0) - (b.nav?.order ?? 0));

/** Returns the header and footer of public pages of a set, in order, without what a flag turns off. */
export const menuOf = (routes: RouteData[], flags: Flags): MenuLink[] =>
  routes
    .filter((route) => isOn(route, flags))
    .flatMap(({ path, menu }) => (menu ? [{ path, menu }] : []))
    .toSorted((a, b) => a.menu.order - b.menu.order)
    .map(({ path, menu: { label, place, section } }) => ({
      label,
      place,
      href: section ? `${path}#${section}` : path,
    }));

/** Splits a part as pages place it, `mf-events/next/one`, into its remote and the name it has there. */
export function splitPart(part: string): { owner: string; own: string } {
  const end = part.indexOf('/');
  return { owner: part.slice(0, end), own: part.slice(end + 1) };
}

/** Whether a frame has the header and footer of public pages. */
export const hasMenu = ({ frame }: Pick<RouteData, 'frame'>): boolean =>
  frame === 'landing' || frame === 'footer';
