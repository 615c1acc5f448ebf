import type { IncomingMessage } from 'node:http';

/**
 * Whether a request names at most one host. Node takes the first of several, and a proxy in front
 * may take another, so each would handle another request (RFC 9112, 3.2).
 */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length <= 1;
}
