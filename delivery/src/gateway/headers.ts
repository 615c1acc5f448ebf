import type { IncomingMessage, ServerResponse } from 'node:http';

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

/** The best encoding a client takes; a quality of zero is a refusal. */
export function encodingFor(request: IncomingMessage): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Whether the client holds this very version. */
export function isFresh(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (!known) return false;
  return known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
