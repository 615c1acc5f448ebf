import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { FailureReport, VitalsReport } from '@emberite/release/reports';
import type { Kind, Record as Timings } from '../record.ts';

interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request as a browser sends it. */
interface Outgoing {
  url: string;
  agent: Agent;
  headers: Record<string, string>;
  body?: string;
}

function send(outgoing: Outgoing): Promise<Response> {
  const { url, agent, headers, body } = outgoing;
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(url, { method, agent, headers, timeout: 30_000 }, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      buffer(response).then((whole) => resolve({ status, headers: received, body: whole }), reject);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The connection was closed because it was idle, just as it was to be used again: browsers
      // retry that.
      if (sent.reusedSocket && error.code === 'ECONNRESET') send(outgoing).then(resolve, reject);
      else reject(error);
    });
    sent.on('timeout', () => sent.destroy(new Error('Nothing came for 30 s.')));
    sent.end(body);
  });
}

let visitors = 0;

/** An address that no visitor had before. */
export function newAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** How many connections a browser has. */
const connections = 6;

/** The connections of those visitors who come through a proxy that keeps them open. */
const kept = new Agent({ keepAlive: true });

/** Ends the connections that visitors have left open. */
export const endVisits = () => kept.destroy();

/**
 * Opens a page with all its files, then the index. Every second visitor has connections of its own;
 * the others share those of a proxy.
 *
 * @param cookies of the signed-in user
 */
export async function visit(
  record: Timings,
  siteUrl: string,
  path: string,
  cookies = '',
): Promise<void> {
  const address = newAddress();
  const isNew = visitors % 2 === 0;
  const agent = isNew ? new Agent({ keepAlive: true }) : kept;
  const get = (kind: Kind, url: string, expected: number, more: Record<string, string> = {}) =>
    record.time(kind, async () => {
      const headers = {
        'Accept-Encoding': 'br',
        'X-Forwarded-For': address,
        ...(cookies && { Cookie: cookies }),
        ...more,
      };
      const response = await send({ url: siteUrl + url, agent, headers });
      if (response.status !== expected)
        throw new Error(`${url} responded with ${response.status}.`);
      return response;
    });
  const opened = { 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' };
  try {
    const { body, headers } = await get('document', path, 200, opened);
    const html = String(headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body);
    const files = new Set(html.match(/\/assets\/[\w-]+\/[\w.-]+\.\w+(?=")/g));
    const [index] = /\/index\/[\w.-]+\.json/.exec(html) ?? [];
    if (files.size === 0 || !index) throw new Error(`${path} has no scripts.`);
    const rest = files.values();
    const connection = async () => {
      for (const file of rest) await get('asset', file, 200);
    };
    // Waiting for a connection is not the site's time.
    await Promise.all(Array.from({ length: connections }, connection));
    await get('asset', index, 200);
  } finally {
    if (isNew) agent.destroy();
  }
}

/** Sends a browser's report: how fast a page was, or that a release failed. */
export async function report(
  record: Timings,
  siteUrl: string,
  data: VitalsReport | FailureReport,
): Promise<void> {
  const headers = {
    Origin: siteUrl,
    'Content-Type': 'application/json',
    'X-Forwarded-For': newAddress(),
  };
  await record.time('report', async () => {
    const body = JSON.stringify(data);
    const { status } = await send({ url: `${siteUrl}/telemetry`, agent: kept, headers, body });
    if (status !== 204) throw new Error(`A report got ${status}.`);
  });
}
