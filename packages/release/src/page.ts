/** What a remote declares about its pages. */
import type { ComponentType, ReactElement } from 'react';

/**
 * Who may open a page: everyone, signed-in users without a profile, everybody who is signed in,
 * members, who are signed in and have a profile, or the staff of the service. Everybody else who asks
 * for a page of staff gets the page of an unknown address.
 */
export type Access = 'public' | 'signed-in' | 'account' | 'member' | 'staff';

/** The frame that the shell puts around a page. */
export type FrameName = 'landing' | 'footer' | 'member' | 'bare';

/** The values of a path's `:name` parts. */
export type Params = Readonly<Record<string, string | undefined>>;

/** The picture of a page in link previews. */
export interface PreviewImage {
  /**
   * An imported picture, e.g. `<Scene motif="dance" />`, or a drawing as SVG. It is drawn in the light theme, when a
   * set goes live; the classes of an SVG keep the styles that the page's own stylesheets give them.
   */
  drawing: ReactElement;
  /** What the picture shows, for people who cannot see it. */
  alt: string;
}

/**
 * A fact about a page for search engines, named as on schema.org. Say only what the page itself
 * says. Paths are paths of this site; the document has them as URLs.
 */
export type StructuredData =
  | {
      type: 'Organization';
      name: string;
      email?: string | undefined;
      telephone?: string | undefined;
      sameAs: string[];
    }
  | { type: 'FAQPage'; questions: { question: string; answer: string }[] }
  /** The pages above this one, the highest first. */
  | { type: 'BreadcrumbList'; above: { title: string; path: string }[] };

/**
 * The players of other sites that a page may show in a frame, by origin. This is the only list of
 * them.
 */
export const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** The origin of a player. */
export type Player = (typeof players)[number];

/** What a page tells browsers, search engines and link previews. */
export interface Head {
  /** The title of the tab and of link previews. Their picture shows the part before the first ` · `. */
  title: string;
  description?: string;
  /** Without it, link previews show no picture. */
  image?: PreviewImage;
  /** `false` keeps the page out of search engines and the sitemap. */
  indexed?: boolean;
  structuredData?: StructuredData[];
  /**
   * In the head for no params: those of the known page that an address with unknown ones shows. Its
   * address is then the canonical one of all of them.
   */
  instead?: Params;
  /** The players in the page's frames. Its document allows these frames and no others. */
  frames?: readonly Player[];
  /**
   * The times at which the page changes, in milliseconds since 1970. From before the first paint, its document says in
   * `data-ahead` on `<html>` how many of them are still to come, so that CSS can choose from what is prerendered.
   */
  moments?: readonly number[];
}

/** The pages that the shell leads to, whichever remote has them. Each role has one page. */
export const roles = [
  /** The first page for visitors. Signed-in users are sent on from it. */
  'landing',
  /** Signs in, and returns to `redirectedFrom`. */
  'login',
  /** Asks a new user for what a member needs to enter. */
  'welcome',
  /** The first page for members. */
  'home',
] as const;

export type Role = (typeof roles)[number];

/** Which flags are on, by name. */
export type Flags = Record<string, boolean>;

/** What the shell shows at the address of a page that is turned off. */
export interface OffPage {
  title: string;
  text: string;
  /** Where to go instead: a page of the same remote. */
  action: { label: string; href: string };
}

/** A flag by which `FLAGS` turns pages of a remote on or off. */
export interface RouteFlag {
  name: string;
  /** Whether it is on if `FLAGS` does not name it. All routes with the flag must agree. */
  default: boolean;
  /**
   * Without it, the page and its entry in the navigation stay while the flag is off, and the page
   * calls `flag` to decide what to show.
   */
  off?: OffPage;
}

/** An entry in the member area's navigation, lowest order first. */
export interface NavEntry {
  label: string;
  /** The path of the same remote that the entry opens, if the route's own has `:name` parts. */
  opens?: string;
  /**
   * A line icon of 24 × 24 units: the path data (`d`) of each of its paths. It is data like the
   * rest of a route, so a remote can have its own icon. Publishing refuses more than 4 kB.
   */
  icon: readonly string[];
  /** Its place; the operators of a site decide which ones a team may have. */
  order: number;
  /** Patterns of other paths of the same remote on which this entry is also the current one. */
  also?: string[];
}

/**
 * An entry in the navigation of public pages, lowest order first. The page has no `:name` parts in its
 * path.
 */
export interface MenuEntry {
  label: string;
  /** In the header, and with it in the footer and on the not-found page; or in the footer alone. */
  place: 'header' | 'footer';
  /** Its place; the operators of a site decide which ones a team may have. */
  order: number;
  /**
   * The id of the heading in the page that the entry leads to; without it, the page. Such an entry
   * is in the header alone.
   */
  section?: string;
}

/** The `reads` of a page that starts with `useProfile`. */
export const profileReads = ['/profiles?location={location}'];

/**
 * A piece of a remote that pages of other remotes place with `<Part>`, exported by name as `parts` of its
 * `src/routes.tsx`.
 */
export interface OfferedPart {
  /** The names of its properties; one that may be left out ends in `?`. */
  properties: readonly string[];
  /** What it reads from the API as it starts, like {@link Route.reads} of a page. */
  reads?: readonly string[];
  /** Loads it: always `() => import('./feature/Thing.tsx')`. */
  part: () => Promise<{ default: ComponentType<never> }>;
}

/** One page of a remote, declared as data in its `src/routes.tsx`. */
export interface Route extends Pick<Head, 'title' | 'description'> {
  /** Path pattern from the site's root, e.g. `/thing/:thingId`. */
  path: string;
  access: Access;
  frame: FrameName;
  /** Gives the page this role. Publishing refuses a second page for it. */
  role?: Role;
  /** Adds the page to the member area's navigation. */
  nav?: NavEntry;
  /** Adds the page to the header and footer of public pages. */
  menu?: MenuEntry;
  /**
   * Other addresses of the page, e.g. `/things` of `/thing`: the site redirects them here, with their
   * query. Neither they nor the page's path have `:name` parts.
   */
  aliases?: string[];
  /** A flag that turns the page and its entry in the navigation off. */
  flag?: RouteFlag;
  /**
   * Render to HTML when a set goes live. If the path has `:name` parts, the page module must export
   * `params()`.
   */
  prerender?: boolean;
  /**
   * What the page reads from the API as it starts, besides the session: paths below the API's base, with
   * their query. In it, `{location}` is where the member's profile is. The requests then start
   * together with the one for the session.
   */
  reads?: readonly string[];
  /**
   * The parts of other remotes that the page places, e.g. `mf-events/next`, each with the names of the properties that
   * it passes. Their files then start together with the page's.
   */
  parts?: Readonly<Record<string, readonly string[]>>;
  /**
   * The query of its address is a secret, like that of a mailed link. The document never sends it
   * as a referrer, and it is removed from the address bar and the browser's history when the page
   * is shown. The page can still read it with `useSearchParams`.
   */
  secret?: true;
  /**
   * The module that the page imports to show it to a member without videos, as `src/routes.tsx` would import it. Its
   * files then start together with the page's.
   */
  newcomer?: string;
  /** Loads the page: always `() => import('./feature/FeaturePage.tsx')`. */
  page: () => Promise<PageModule>;
}

/** The exports of a page's module. */
export interface PageModule {
  default: ComponentType;
  /** The head of a path with these params. What it omits is taken from the route. */
  head?: (params: Params) => Partial<Head>;
  /** The params of every known path: those to prerender, and those whose document allows `frames`. */
  params?: () => Params[];
}
