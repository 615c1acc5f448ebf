/** A registry's responses about a site's releases: data only, for programs and for pages. */
export type { Release, ReleaseRoute } from './model.ts';

/** How a release passed the gate: the id of its report, or why it was not opened. */
export type Gated = { report: string } | { skipped: string };

/** A release that some browsers get in place of the live one. */
export interface Canary {
  release: string;
  /** Percentage of all browsers, 1 to 50. */
  percent: number;
}

/** One change of what is live. */
export interface Move {
  /** Counts from 1. */
  number: number;
  /** ISO time. */
  at: string;
  /** Who requested it: the name of a token. */
  by: string;
  /** Why, in their words. */
  why: string;
  /** Id of the set that is live from then on. */
  set: string;
  /** The live releases that changed, by package; null for none. */
  from: Record<string, string | null>;
  to: Record<string, string | null>;
  /** How the releases that went live, also for some browsers only, passed the gate, by package. */
  gates?: Record<string, Gated>;
  /** The canaries that it began, changed or ended, by package; null for one that ended. */
  canaries?: Record<string, Canary | null>;
}

/** What became of a release that a move made live, or gave to some browsers. */
export interface Stay {
  /** When another one took its place, or its canary changed or ended, ISO time; null until then. */
  until: string | null;
  /**
   * Failures of it that browsers reported until then; null if the records do not go back that far.
   */
  failures: number | null;
  /** Who ended a canary, and why; undefined for all other releases. */
  end?: Pick<Move, 'by' | 'why'>;
  /** Of a canary that too few have seen for a judgement when its time was over: how few, in a sentence. */
  unjudged?: string;
}

/** A move as the history shows it. */
export interface HistoryEntry extends Move {
  /** By package, of the releases that it made live, or gave to some browsers. */
  stays: Record<string, Stay>;
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
    /** The commit that it was built from, if known. */
    commit: string | null;
    /** Address of its sources, if known. */
    repository: string | null;
    /** The move that made it live; null if it is no longer stored. */
    move: Pick<Move, 'number' | 'at' | 'by' | 'why'> | null;
    /** How it passed the gate; null if there was none. */
    gate: Gated | null;
    canary: (Canary & Pick<Stay, 'unjudged'>) | null;
    /** The releases before it, newest first: the first one is the fallback. */
    earlier: { id: string; commit: string | null }[];
  }[];
  /** The last release of each remote that is off the site, by its name. Registries from before there were any lack it. */
  retired?: Record<string, string>;
}

/** How large a release is. */
export interface ReleaseSize {
  id: string;
  commit: string | null;
  /** Number of its files for browsers, and their bytes with brotli. */
  files: number;
  bytes: number;
  routes: number;
}

/** What browsers measured of a release in an hour. */
export interface ReleaseCount {
  /** Its package. */
  name: string;
  id: string;
  /** ISO time of the hour's beginning. */
  hour: string;
  /** Documents of its pages that people opened. */
  views: number;
  /** Page views that the judge of canaries counted. Missing in hours from before it did. */
  judged?: number;
  /** Failures and policy violations that browsers reported. */
  failures: number;
  violations: number;
  /** The upper quartile of the largest contentful paint, in ms; null if no browser reported it. */
  lcp: number | null;
}

/** Whose browser opens a page: one that is not signed in, one without and one with a profile. */
export type Who = 'visitor' | 'newcomer' | 'member';

/** Something that keeps a release from going live. */
export interface GateFailure {
  /**
   * Which expectation failed: the page starts, the console stays clean, every request succeeds,
   * nothing breaks a policy, nobody is shut out, the page is light enough, styles stay in their
   * layer.
   */
  kind: 'start' | 'console' | 'request' | 'policy' | 'axe' | 'budget' | 'layer';
  /** In a sentence. */
  says: string;
}

/** A page that was opened. */
export interface GatePage {
  /** The address, e.g. `/events/42`, and its route, e.g. `/events/:id`; the same without parameters. */
  path: string;
  route: string;
  who: Who;
  /** Width of the window in CSS pixels. */
  width: number;
  /**
   * When it had its heading and was interactive, in ms from the navigation; null if it never was.
   */
  ready: number | null;
  /** JavaScript that it loaded of the release, in bytes with brotli. */
  js: number;
  /** Whether there is a picture, whose number is that of the page in the report. */
  picture: boolean;
  failures: GateFailure[];
}

/** An entry in the navigation, as members see it. */
export interface NavigationEntry {
  /** The package that it belongs to. */
  remote: string;
  label: string;
  /** The path that it opens. */
  opens: string;
}

/** What the gate saw of a release. It is written once. */
export interface GateReport {
  /** `<name>/<release>/<time>`: the time in ms, so that the last one is the newest. */
  id: string;
  name: string;
  release: string;
  /** The set in which it was opened. */
  set: string;
  /** ISO time. */
  at: string;
  /** How long it took, in ms. */
  ms: number;
  passed: boolean;
  pages: GatePage[];
  /** Failures of its files, independent of pages. */
  failures: GateFailure[];
  /** The navigation of all members before and with it, if it changes that. */
  navigation?: { before: NavigationEntry[]; after: NavigationEntry[] };
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** How long something lasted, in its largest unit, e.g. `3 hours`. A negative time, from a clock that is behind, is none. */
export function lasting(given: number): string {
  const ms = Math.max(given, 0);
  const [unit, size] = units.find(([, size]) => ms >= size) ?? units[3];
  const format = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.floor(ms / size));
}
