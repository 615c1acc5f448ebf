import { z } from 'zod';
import { line } from '@emberite/release/line';

/** The content type of browsers' reports about a page's policies. */
export const violationsType = 'application/reports+json';

/** The policies that browsers report violations of. */
export const violationKinds = ['csp-violation', 'integrity-violation'] as const;

/** What a browser refused to load or run. */
export interface Violation {
  /** The policy. */
  kind: (typeof violationKinds)[number];
  /** Path of the page. */
  path: string;
  /** What was refused: a URL, or a word like `inline`. */
  blocked: string;
  /** The script that requested it, if the browser reports it. */
  source?: string;
  /** The directive of the content security policy. */
  directive?: string;
}

/** A URL without its query, which may be a secret; for `data:` and `blob:` only the scheme. */
const address = line(4_000).transform((text) => {
  const url = URL.parse(text);
  if (!url) return text.slice(0, 100);
  return url.host ? url.origin + url.pathname : url.protocol;
});

const report = z
  .object({
    type: z.enum(violationKinds),
    body: z.object({
      documentURL: address,
      blockedURL: address.nullish(),
      sourceFile: address.nullish(),
      effectiveDirective: z
        .string()
        .regex(/^[a-z-]{1,100}$/)
        .optional(),
    }),
  })
  .transform(({ type, body }): Violation => {
    const { documentURL, blockedURL, sourceFile, effectiveDirective: directive } = body;
    const path = URL.parse(documentURL)?.pathname ?? '';
    return {
      kind: type,
      path,
      blocked: blockedURL ?? '',
      ...(sourceFile && { source: sourceFile }),
      ...(directive && { directive }),
    };
  });

/**
 * Reads a batch of reports. Skips those of other kinds, which browsers send to the same address.
 * Returns null if it is not a batch.
 */
export function readViolations(batch: unknown): Violation[] | null {
  if (!Array.isArray(batch)) return null;
  return batch.flatMap((one) => {
    const { success, data } = report.safeParse(one);
    return success ? [data] : [];
  });
}
