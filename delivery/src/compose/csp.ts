import { createHash } from 'node:crypto';

/** `'sha256-…'` of an inline script or style, the format of content security policies. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy of one document. It uses hashes, so that the document can be cached
 * and revalidated: with a nonce, a 304 would block every script of the cached page. `frames` are the
 * origins of its frames.
 */
export function contentSecurityPolicy(
  scripts: string[],
  styles: string[],
  frames: readonly string[],
): string {
  return [
    "default-src 'none'",
    `script-src 'strict-dynamic' ${scripts.map(hashOf).join(' ')}`,
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
    'trusted-types ember',
  ].join('; ');
}
