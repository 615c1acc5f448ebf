import fresh from 'fresh';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';

/** Sets the headers that every response of the gateway itself has. */
export function setSecurityHeaders(response: ServerResponse, production: boolean): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Permissions-Policy', 'camera=(self), microphone=(self), geolocation=()');
  if (production) {
    response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  }
}

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

/** The encoding that the client prefers; without a preference, the smallest. */
export function encodingFor(request: IncomingMessage): Encoding {
  // The package's types lack `preferred`.
  const choose: (available: Encoding[], options: { preferred: Encoding[] }) => string | undefined =
    Negotiator.prototype.encoding.bind(new Negotiator(request));
  return (choose(encodings, { preferred: encodings }) as Encoding | undefined) ?? 'identity';
}

/** Whether the client's cached copy has this ETag. */
export function isFresh(request: IncomingMessage, etag: string): boolean {
  return fresh(request.headers, { etag });
}
