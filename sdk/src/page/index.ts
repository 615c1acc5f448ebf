/** What a remote declares about its pages. */
import type { ComponentType } from 'react';

/**
 * Who may open a page: everybody; anyone signed in who has no profile yet; members,
 * that is signed in with a profile.
 */
export type Access = 'public' | 'signed-in' | 'member';

/** What the shell puts around a page. */
export type FrameName = 'landing' | 'footer' | 'member' | 'bare';

/** The values of a path's `:name` parts. */
export type Params = Readonly<Record<string, string | undefined>>;

/** What a page says about itself to browsers, search engines and link previews. */
export interface Head {
  title: string;
  description?: string;
}

/** An entry in the member area's navigation, lowest order first. */
export interface NavEntry {
  label: string;
  /**
   * A line icon of 24 × 24 units: the path data (`d`) of each of its paths. It is data like the rest
   * of a route, so a remote brings its own shape. Publishing refuses more than 4 kB of it.
   */
  icon: readonly string[];
  order: number;
  /** Other paths at which the same page stands, so that the entry is the current one there too. */
  also?: string[];
}

/** One page of a remote, declared as data in its `src/routes.tsx`. */
export interface Route extends Head {
  /** Path pattern from the site's root, e.g. `/emberite/chat/:chatId`. */
  path: string;
  access: Access;
  frame: FrameName;
  /** Puts the page into the member area's navigation. */
  nav?: NavEntry;
  /** Render to HTML when a set goes live. A path with `:name` parts needs `params()` in the page module. */
  prerender?: boolean;
  /** Loads the page: always `() => import('./feature/FeaturePage.tsx')`. */
  page: () => Promise<PageModule>;
}

/** What a page's module exports. */
export interface PageModule {
  default: ComponentType;
  /** Title and description by params, where the route's own are too general. */
  head?: (params: Params) => Head;
  /** The params of every concrete path to prerender. */
  params?: () => Params[];
}
