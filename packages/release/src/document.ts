import { hash } from 'node:crypto';

/** JSON that cannot close the script element around it. */
export const inert = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** JSON that a script of the page can read, by its id. */
export const dataElement = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${inert(value)}</script>`;

/** `'sha256-…'` of an inline script or style, the format of content security policies. */
const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Where browsers report violations of policies; only over https. */
const reportPath = '/telemetry';

/** Name of {@link reportPath} in the policies. */
const endpoint = 'ember';

/** Makes browsers report violations of a content security policy. */
export const reportTo = `report-to ${endpoint}`;

/** Makes browsers refuse, and report, every script file that they fetch without knowing its hash. */
export const onlyVerified = {
  'Integrity-Policy': `blocked-destinations=(script), endpoints=(${endpoint})`,
  'Reporting-Endpoints': `${endpoint}="${reportPath}"`,
};

/** What one document contains and may load, as far as its policies cover it. */
export interface PolicyParts {
  /** Texts of the inline scripts. */
  scripts: string[];
  /** Texts of the inline stylesheets. */
  styles: string[];
  /** The origins of its frames. */
  frames: readonly string[];
}

/** The headers that limit a document to what it contains, and its scripts to those with a hash. */
export const policyHeaders = (parts: PolicyParts): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(parts),
  ...onlyVerified,
});

/**
 * The content security policy of one document. It uses hashes, so that the document can be cached
 * and revalidated: with a nonce, a 304 would block every script of the cached page.
 */
function contentSecurityPolicy({ scripts, styles, frames }: PolicyParts): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashOf).join(' ')}`,
    "worker-src 'none'",
    `style-src 'self' ${styles.map(hashOf).join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    // The recorder's own file is read back from a blob.
    "connect-src 'self' blob:",
    "manifest-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types ember ember-html',
    reportTo,
  ].join('; ');
}
