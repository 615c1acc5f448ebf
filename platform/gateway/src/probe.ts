import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Proxy } from './proxy.ts';
import { refuseWrite } from './refusal.ts';

/** What a gateway serves. */
export interface Served {
  /** The last move that it has followed. */
  move: number;
  set: string;
  /** The event in its log that says why it does not serve a newer set yet. */
  refused: 'set-failed' | null;
}

/** How long it is believed that the API is there, or missing, in ms: anybody may probe. */
const remembered = 1_000;

/**
 * Creates what answers `/live.json`, for those who publish and for load balancers: what is served, with 503 while the
 * API is missing.
 */
export function createProbe(
  served: () => Served,
  api: Pick<Proxy, 'isReady'>,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  let known: { isReady: Promise<boolean>; until: number } | undefined;
  return async (request, response) => {
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') return refuseWrite(request, response);
    const now = performance.now();
    if (!known || now > known.until) known = { isReady: api.isReady(), until: now + remembered };
    const isReady = await known.isReady;
    const body = JSON.stringify({ ...served(), api: isReady ? 'ready' : 'missing' });
    response.writeHead(isReady ? 200 : 503, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(body);
  };
}
