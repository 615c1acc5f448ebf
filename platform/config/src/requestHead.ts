import type { IncomingMessage } from 'node:http';

/** The largest head of a request that a site takes, in bytes: its address, and the names and values of its headers. */
export const largestHead = 16 * 1_024;

/** How many bytes more the API takes: what the gateway adds to a head that it takes. */
export const addedByGateway = 1_024;

/** Whether the head of a request is larger than {@link largestHead}. */
export function isHeadTooLarge({
  url = '',
  rawHeaders,
}: Pick<IncomingMessage, 'url' | 'rawHeaders'>): boolean {
  return rawHeaders.reduce((sum, { length }) => sum + length, url.length) > largestHead;
}

/**
 * Whether a request names at most one host. Node takes the first of several, and a proxy in front
 * may take another, so each would handle another request (RFC 9112, 3.2).
 */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length <= 1;
}
