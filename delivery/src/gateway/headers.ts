import fresh from 'fresh';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';

/** Headers that every answer of the gateway itself carries. */
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

export type Encoding = 'br' | 'gzip' | 'identity';

const encodings: Encoding[] = ['br', 'gzip', 'identity'];

/** The best encoding a client takes; where it has no preference, the smallest. */
export function encodingFor(request: IncomingMessage): Encoding {
  // The package's own types do not know `preferred` yet.
  const choose: (available: Encoding[], options: { preferred: Encoding[] }) => string | undefined =
    Negotiator.prototype.encoding.bind(new Negotiator(request));
  return (choose(encodings, { preferred: encodings }) as Encoding | undefined) ?? 'identity';
}

/** Whether the client holds this very version. */
export function isFresh(request: IncomingMessage, etag: string): boolean {
  return fresh(request.headers, { etag });
}
