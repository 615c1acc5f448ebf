import type { IncomingMessage, ServerResponse } from 'node:http';
import { failureKinds } from '@emberite/sdk/release';
import type { FailureReport } from '@emberite/sdk/release';
import { z } from 'zod';
import type { Log } from '@emberite/config/log';
import type { ClientOf } from './client.ts';
import { line } from './line.ts';
import type { TeamViews } from './teamViews.ts';
import { readViolations, violationsType } from './violations.ts';

/** Maximum bytes: of a failure, a few short strings and a stack; of what a browser refused, a batch. */
const limits = { failure: 8_000, violations: 64_000 };

/** The most reports a minute: from one address, and in all. */
const perMinute = { client: 20, all: 200 };

/** A browser's report of a release that failed. */
export const failureReport = z.strictObject({
  remote: line(500),
  release: line(500),
  path: line(500),
  kind: z.enum(failureKinds),
  message: line(2_000),
  stack: z.string().max(3_000).optional(),
}) satisfies z.ZodType<FailureReport>;

/** Reads a request's body. Returns null if it is longer than `limit`. */
async function readReport(request: IncomingMessage, limit: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Counts the reports of a minute, and logs at its end how many were not allowed. */
function createCounter(log: Log) {
  let timer: NodeJS.Timeout | undefined;
  let dropped = 0;
  let all = 0;
  const clients = new Map<string, number>();

  function endMinute(): void {
    clearTimeout(timer);
    if (dropped > 0) log({ event: 'reports-dropped', dropped });
    [timer, dropped, all] = [undefined, 0, 0];
    clients.clear();
  }

  return {
    /** Whether one more report is allowed. */
    isAllowed(client: string): boolean {
      timer ??= setTimeout(endMinute, 60_000).unref();
      const count = clients.get(client) ?? 0;
      if (all >= perMinute.all || count >= perMinute.client) {
        dropped += 1;
        return false;
      }
      all += 1;
      clients.set(client, count + 1);
      return true;
    },
    endMinute,
  };
}

/** Receives browsers' reports of releases that failed and of what they refused, and logs them. */
export interface Telemetry {
  receive(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Logs how many reports have been dropped since the last time it said so. */
  close(): void;
}

/**
 * Creates the receiver for pages of this site. It drops what comes too often: the log of a site must
 * not be filled by its visitors.
 */
export function createTelemetry(
  siteUrl: string,
  clientOf: ClientOf,
  log: Log,
  ending: TeamViews['ending'],
): Telemetry {
  const { isAllowed, endMinute } = createCounter(log);

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refuse = (status: number) =>
      void response.writeHead(status, { Connection: 'close' }).end();
    if (request.headers.origin !== siteUrl) return refuse(403);
    const client = clientOf(request);
    if (!isAllowed(client)) return refuse(429);
    const isBatch = request.headers['content-type'] === violationsType;
    const text = await readReport(request, isBatch ? limits.violations : limits.failure);
    if (text === null) return refuse(413);
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return refuse(400);
    }
    if (isBatch) {
      const violations = readViolations(body);
      if (!violations) return refuse(400);
      for (const [index, violation] of violations.entries()) {
        // The request itself has been counted already.
        if (index === 0 || isAllowed(client)) log({ event: 'policy-violated', ...violation });
      }
      return void response.writeHead(204).end();
    }
    const parsed = failureReport.safeParse(body);
    if (!parsed.success) return refuse(400);
    log({ event: 'remote-failed', level: 'error', ...parsed.data });
    // A preview that fails leaves the browser.
    const cookie = await ending(request, parsed.data.release);
    response.writeHead(204, cookie === undefined ? {} : { 'Set-Cookie': cookie }).end();
  }

  return { receive, close: endMinute };
}
