import type { RequestRecord } from './requests.ts';

/** Requests that can block a page. Images and fonts cannot. */
const awaited = new Set<RequestRecord['kind']>(['document', 'script', 'style', 'data']);

/** The most requests that the page can have waited for before it was ready at `readyAt`. */
export const criticalRequests = (requests: RequestRecord[], readyAt: number): RequestRecord[] =>
  requests.filter(({ kind, endedAt }) => awaited.has(kind) && endedAt <= readyAt);

/**
 * When a request can cause the next one: a document is parsed while it arrives; anything else is
 * only useful once it is complete.
 */
const leadsOnFrom = ({ kind, respondedAt, endedAt }: RequestRecord) =>
  kind === 'document' ? respondedAt : endedAt;

/**
 * Counts how often a page waited for the network before it was ready at `readyAt`: the longest
 * chain of requests, starting with the document, in which each was sent only after the previous one
 * could have caused it. Parallel requests are one round trip.
 */
export function roundTrips(requests: RequestRecord[], readyAt: number): number {
  const chain = criticalRequests(requests, readyAt).toSorted((a, b) => a.sentAt - b.sentAt);
  const lengths: number[] = [];
  for (const request of chain) {
    const before = chain
      .slice(0, lengths.length)
      .map((other, index) => (leadsOnFrom(other) <= request.sentAt ? lengths[index]! : 0));
    lengths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...lengths);
}
