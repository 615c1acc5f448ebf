/** What browsers report to the gateway. The shell imports only the types: it has no room for the schemas. */
import { z } from 'zod';
import { line } from './text.ts';

/** How a remote can fail: while a page is loaded and rendered, and later, by an uncaught error. */
export const failureKinds = ['manifest', 'style', 'code', 'timeout', 'render', 'uncaught'] as const;

/** The policies that browsers report violations of. */
export const violationKinds = ['csp-violation', 'integrity-violation'] as const;

export type FailureKind = (typeof failureKinds)[number];

/** A page's report to the gateway that somebody has opened it, while its package has a canary. */
export const visitReport = z.strictObject({
  /**
   * The id of the document that reports, from the header `Server-Timing` of its response, signed by a gateway. Documents
   * have one while there is a canary; what has none does not count for its judgement.
   */
  view: line(500).optional(),
  /** The package that it is about: of a visit that of the page, with the release that its tab tries first. */
  remote: line(500),
  release: line(500),
});

/** The shell's report to the gateway about a release that failed in a browser. */
export const failureReport = visitReport.extend({
  path: line(500),
  kind: z.enum(failureKinds),
  message: line(2_000),
  /** The browser's stack; `npm run release -- trace` translates it. */
  stack: z
    .string()
    .max(3_000)
    .transform((text) => text.replace(/[^\P{Cc}\n]+|[\p{Zl}\p{Zp}]/gu, ' '))
    .optional(),
});

const ms = z.number().min(0).max(600_000).optional();

/** A page's report to the gateway, while a canary is compared with the live release. */
export const vitalsReport = visitReport.extend({
  /** Of this page view, as far as they are known: times in ms, and the layout shift's score. */
  vitals: z.strictObject({
    lcp: ms,
    inp: ms,
    ttfb: ms,
    cls: z.number().min(0).max(100).optional(),
  }),
});

const bytes = z
  .int()
  .min(0)
  .max(2 ** 32);

/** The shell's report to the gateway that its document has been changed on its way, which is not the failure of a release. */
export const documentReport = z.strictObject({
  /** Its bytes, as the gateway sent it and as it arrived, before compression. */
  document: z.strictObject({ path: line(500), sent: bytes, received: bytes }),
});

export type VisitReport = z.output<typeof visitReport>;
export type FailureReport = z.output<typeof failureReport>;
export type VitalsReport = z.output<typeof vitalsReport>;
export type DocumentReport = z.output<typeof documentReport>;
