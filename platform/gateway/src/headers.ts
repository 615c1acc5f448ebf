import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';

/** The headers that every response of the gateway itself has. */
export const securityHeaders = (production: boolean): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=()',
  ...(production && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});

/**
 * The header that says how many bytes a document has before compression: from that, the shell notices if something on its
 * way has changed it.
 */
export const sizeHeader = (bytes: number) => ({ 'Server-Timing': `document;dur=${bytes}` });

/** Lets pages of other sites show this picture: they show a link preview beside a link to us. */
export function allowOtherSites(response: ServerResponse): void {
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

/**
 * Keeps a file from doing anything when it is opened as a page: an SVG could run scripts. Pages
 * that use the file are not affected, because they have their own policies.
 */
export function forbidScripts(response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
}

export type Encoding = 'br' | 'gzip' | 'identity';

const encodings: Encoding[] = ['br', 'gzip', 'identity'];

/** The encoding that the client prefers; without a preference, the smallest. */
export function encodingFor(request: IncomingMessage): Encoding {
  // The package's types lack `preferred`.
  const choose: (available: Encoding[], options: { preferred: Encoding[] }) => string | undefined =
    Negotiator.prototype.encoding.bind(new Negotiator(request));
  return (choose(encodings, { preferred: encodings }) as Encoding | undefined) ?? 'identity';
}
