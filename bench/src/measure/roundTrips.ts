import type { RequestRecord } from './requests.ts';

/** What a page can be waiting for; pictures and fonts hold nothing up. */
const awaited = new Set<RequestRecord['kind']>(['document', 'script', 'style', 'data']);

/**
 * From when on a request can lead to the next one: a document is read while it arrives, everything
 * else is of use only when it is whole.
 */
const leadsOnFrom = ({ kind, answeredAt, endedAt }: RequestRecord) =>
  kind === 'document' ? answeredAt : endedAt;

/**
 * How many times a page waited for the network before it was ready, at `readyAt`: the longest chain
 * of requests, the document's among them, in which each was sent only when the one before it could
 * have led to it. What was sent side by side is one round trip, however many requests there are.
 */
export function roundTrips(requests: RequestRecord[], readyAt: number): number {
  const chain = requests
    .filter(({ kind, endedAt }) => awaited.has(kind) && endedAt <= readyAt)
    .toSorted((a, b) => a.sentAt - b.sentAt);
  const lengths: number[] = [];
  for (const request of chain) {
    const before = chain
      .slice(0, lengths.length)
      .map((other, index) => (leadsOnFrom(other) <= request.sentAt ? lengths[index]! : 0));
    lengths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...lengths);
}
