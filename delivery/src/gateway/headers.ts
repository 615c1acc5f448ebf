import fresh from 'fresh';
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

/** Lets pages of other sites show this picture: they show a link preview beside a link to us. */
export function allowOtherSites(response: ServerResponse): void {
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

/**
 * Lets a file do nothing as a page of its own: an SVG runs scripts if somebody opens it. Pages use the
 * file as before, because they have policies of their own.
 */
export function forbidScripts(response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
}

export type Encoding = 'br' | 'gzip' | 'identity';

const encodings: Encoding[] = ['br', 'gzip', 'identity'];

/** What clients have asked for, and what they get: browsers ask for one of a few things. */
const chosen = new Map<string, Encoding>();

/** The most of them that are remembered. */
const most = 100;

/** The encoding that the client prefers; without a preference, the smallest. */
export function encodingFor(request: IncomingMessage): Encoding {
  const accepted = request.headers['accept-encoding'] ?? '';
  const known = chosen.get(accepted);
  if (known) return known;
  // The package's types lack `preferred`.
  const choose: (available: Encoding[], options: { preferred: Encoding[] }) => string | undefined =
    Negotiator.prototype.encoding.bind(new Negotiator(request));
  const encoding =
    (choose(encodings, { preferred: encodings }) as Encoding | undefined) ?? 'identity';
  if (chosen.size < most) chosen.set(accepted, encoding);
  return encoding;
}

/** Whether the client's cached copy has this ETag. */
export function isFresh(request: IncomingMessage, etag: string): boolean {
  return fresh(request.headers, { etag });
}
