/** What a remote declares about its pages. */
import type { ComponentType } from 'react';

/**
 * Who may open a page: everyone, signed-in users without a profile, or members, who are signed in
 * and have a profile.
 */
export type Access = 'public' | 'signed-in' | 'member';

/** The frame that the shell puts around a page. */
export type FrameName = 'landing' | 'footer' | 'member' | 'bare';

/** The values of a path's `:name` parts. */
export type Params = Readonly<Record<string, string | undefined>>;

/** What a page tells browsers, search engines and link previews. */
export interface Head {
  title: string;
  description?: string;
}

/** An entry in the member area's navigation, lowest order first. */
export interface NavEntry {
  label: string;
  /**
   * A line icon of 24 × 24 units: the path data (`d`) of each of its paths. It is data like the
   * rest of a route, so a remote brings its own icon. Publishing refuses more than 4 kB.
   */
  icon: readonly string[];
  order: number;
  /** Other paths of the same page, where the entry is the current one too. */
  also?: string[];
}

/** One page of a remote, declared as data in its `src/routes.tsx`. */
export interface Route extends Head {
  /** Path pattern from the site's root, e.g. `/emberite/chat/:chatId`. */
  path: string;
  access: Access;
  frame: FrameName;
  /** Adds the page to the member area's navigation. */
  nav?: NavEntry;
  /**
   * Render to HTML when a set goes live. If the path has `:name` parts, the page module must export
   * `params()`.
   */
  prerender?: boolean;
  /** Loads the page: always `() => import('./feature/FeaturePage.tsx')`. */
  page: () => Promise<PageModule>;
}

/** The exports of a page's module. */
export interface PageModule {
  default: ComponentType;
  /** Title and description for given params, if the route's own are too general. */
  head?: (params: Params) => Head;
  /** The params of every concrete path to prerender. */
  params?: () => Params[];
}
