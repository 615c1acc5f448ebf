import type { Canary } from '@emberite/release';
import type { SiteConfig, VerifiedUrl } from '@emberite/release/data';
import type { Role } from '@emberite/release/page';

/** A package's releases in a set: the live one, then the earlier ones, newest first. */
export type Lineage = [live: string, ...before: string[]];

/** A canary of a set. Each browser has a number from 0 to 99, and is in one canary at most. */
export interface SetCanary extends Canary {
  /** Its package. */
  name: string;
  /** The first number of its browsers; there are as many as `percent`. */
  from: number;
  /** Id of the set in which its release is live. */
  set: string;
}

/**
 * An immutable set of releases that were live together. Its documents depend on it, and on nothing
 * else.
 */
export interface ReleaseSet {
  /** Hash of the rest. */
  id: string;
  /** By package name; the shell is one of them. */
  releases: Record<string, Lineage>;
  site: SiteConfig;
  /** Version of the composer. */
  composer: number;
  /** Keys of its {@link Composition}s; none while there is no shell. */
  compositions: string[];
  /** Undefined if there is none. */
  canaries?: SetCanary[];
  /** The packages that their teams have taken off the site, with what was live: their addresses are gone. */
  retired?: Record<string, Lineage>;
}

/** A text or picture, ready to be sent. */
export interface Encoded {
  etag: string;
  /** Its bytes before compression. */
  size: number;
  body: Buffer;
  /** Undefined if it is not worth it for this file. */
  encoding?: 'br';
}

/** A composed document and how to serve it. */
export interface ComposedPage extends Encoded {
  /** Its policies, and what else this document alone is served with. */
  headers: Record<string, string>;
  /**
   * What the page requests from the API as soon as its code has loaded, if somebody seems to be
   * signed in. `{location}` is that of the session hint.
   */
  reads: string[];
  /** What the parts that it places request as well; missing if that is nothing. A member without videos does not see them on a page with `newcomer`. */
  partReads?: string[];
  /** What the page also loads for a member without videos. Pages from before it was known lack it. */
  newcomer?: VerifiedUrl[];
  /** The roles of the pages to which the guard may lead from here; missing if there are none. */
  leadsTo?: Role[];
  /** Of a page with such a role: everything that it loads from another document. */
  asTarget?: { role: Role; files: VerifiedUrl[] };
}

/** A composed file other than a document. */
interface ComposedFile extends Encoded {
  /** Value of `Content-Type`. */
  type: string;
}

/** The document of a path, or of all other paths that match a pattern. */
interface MatchedPage {
  path: string;
  page: ComposedPage;
  /** Of a pattern: a path that the page's `params()` names. */
  known?: string;
}

/**
 * What one release contributes to a site: its documents and files. It is stored under a key made
 * from what it depends on.
 */
export interface Composition {
  /** The release whose pages these are; the shell's for the not-found page. Null for files of the whole site. */
  of: { name: string; id: string } | null;
  /** Documents of concrete paths. */
  paths: Record<string, ComposedPage>;
  /** Documents of path patterns. */
  patterns: MatchedPage[];
  /**
   * Documents of paths and path patterns for staff, to whom alone they exist. Compositions from before there were any
   * lack it.
   */
  staff?: MatchedPage[];
  /** Documents for users who seem to be signed in, by path; only those that differ. */
  signedIn: Record<string, ComposedPage>;
  /** Where other addresses of its pages lead, by path. Compositions from before there were any lack it. */
  redirects?: Record<string, string>;
  /** The shell's. */
  notFound?: ComposedPage;
  /** Files for search engines and home screens, by path. */
  files: Record<string, ComposedFile>;
  /** The names of the link previews in its documents. */
  previews: string[];
  /** The paths for the sitemap. */
  indexed: string[];
  /** The paths of this site that prerendered pages link to, by page. */
  links: Record<string, string[]>;
}
