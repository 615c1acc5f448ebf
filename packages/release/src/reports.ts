/** What browsers report to the gateway. */

/** How a remote can fail: while a page is loaded and rendered, and later, by an uncaught error. */
export const failureKinds = ['manifest', 'style', 'code', 'timeout', 'render', 'uncaught'] as const;

/** The policies that browsers report violations of. */
export const violationKinds = ['csp-violation', 'integrity-violation'] as const;

export type FailureKind = (typeof failureKinds)[number];

/** A page's report to the gateway that somebody has opened it, while its package has a canary. */
export interface VisitReport {
  /**
   * The id of the document that reports, from the header `Server-Timing` of its response. Documents have one while
   * there is a canary; what has none does not count for its judgement.
   */
  view?: string | undefined;
  /** The package that it is about: of a visit that of the page, with the release that its tab tries first. */
  remote: string;
  release: string;
}

/** The shell's report to the gateway about a release that failed in a browser. */
export interface FailureReport extends VisitReport {
  path: string;
  kind: FailureKind;
  message: string;
  /** The browser's stack; `npm run release -- trace` translates it. */
  stack?: string;
}

/** The shell's report to the gateway that its document has been changed on its way, which is not the failure of a release. */
export interface DocumentReport {
  document: {
    path: string;
    /** Its bytes, as the gateway sent it and as it arrived, before compression. */
    sent: number;
    received: number;
  };
}

/** A page's report to the gateway, while a canary is compared with the live release. */
export interface VitalsReport extends VisitReport {
  /** Of this page view, as far as they are known: times in ms, and the layout shift's score. */
  vitals: {
    lcp?: number | undefined;
    inp?: number | undefined;
    ttfb?: number | undefined;
    cls?: number | undefined;
  };
}
