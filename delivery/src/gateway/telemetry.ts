import type { IncomingMessage, ServerResponse } from 'node:http';
import { failureKinds } from '@emberite/sdk/release';
import type { DocumentReport, FailureReport, VitalsReport } from '@emberite/sdk/release';
import { z } from 'zod';
import type { Log } from '@emberite/config/log';
import type { ClientOf } from './client.ts';
import { line } from './line.ts';
import type { Metrics, ReleaseLabels } from './metrics.ts';
import type { TeamViews } from './teamViews.ts';
import type { Timeouts } from './timeouts.ts';
import type { View } from './views.ts';
import type { Violation } from './violations.ts';
import { readViolations, violationsType } from './violations.ts';

/**
 * Maximum bytes of one report, which has a few short strings and a stack, and of a batch of policy
 * violations.
 */
const limits = { one: 8_000, violations: 64_000 };

/**
 * Maximum reports per minute, from one address and in total: of those that are logged, and of those
 * that are only counted.
 */
const perMinute = { logged: { client: 20, all: 200 }, vitals: { client: 20, all: 2_000 } };

/** A browser's report of a release that failed. */
export const failureReport = z.strictObject({
  remote: line(500),
  release: line(500),
  path: line(500),
  kind: z.enum(failureKinds),
  message: line(2_000),
  stack: z
    .string()
    .max(3_000)
    .transform((text) => text.replace(/[^\P{Cc}\n]+|[\p{Zl}\p{Zp}]/gu, ' '))
    .optional(),
}) satisfies z.ZodType<FailureReport>;

const ms = z.number().min(0).max(600_000).optional();

/** A browser's report of how fast and steady a page was. */
const vitalsReport = z.strictObject({
  remote: line(500),
  release: line(500),
  vitals: z.strictObject({
    lcp: ms,
    inp: ms,
    ttfb: ms,
    cls: z.number().min(0).max(100).optional(),
  }),
}) satisfies z.ZodType<VitalsReport>;

const bytes = z
  .int()
  .min(0)
  .max(2 ** 32);

/** A browser's report that its document was changed on its way. */
const documentReport = z.strictObject({
  document: z.strictObject({ path: line(500), sent: bytes, received: bytes }),
}) satisfies z.ZodType<DocumentReport>;

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

/** Counts the reports of a minute, and reports at its end how many were dropped. */
function createCounter(most: { client: number; all: number }, onDropped: (count: number) => void) {
  let timer: NodeJS.Timeout | undefined;
  let dropped = 0;
  let all = 0;
  const clients = new Map<string, number>();

  function endMinute(): void {
    clearTimeout(timer);
    if (dropped > 0) onDropped(dropped);
    [timer, dropped, all] = [undefined, 0, 0];
    clients.clear();
  }

  return {
    /**
     * Counts one more report: `refused` if its client has sent too many, `crowded` if all clients
     * together have.
     */
    add(client: string): 'allowed' | 'crowded' | 'refused' {
      timer ??= setTimeout(endMinute, 60_000).unref();
      const count = clients.get(client) ?? 0;
      const isMine = count < most.client;
      if (isMine) clients.set(client, count + 1);
      if (isMine && all < most.all) {
        all += 1;
        return 'allowed';
      }
      dropped += 1;
      return isMine ? 'crowded' : 'refused';
    },
    endMinute,
  };
}

/**
 * Receives browsers' reports: failures of releases and policy violations, which it logs, and
 * vitals.
 */
export interface Telemetry {
  receive(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Logs how many reports have been dropped since the last time. */
  close(): void;
}

export interface TelemetryOptions {
  siteUrl: string;
  clientOf: ClientOf;
  log: Log;
  metrics: Metrics;
  /** A report may take as long as the response to a read. */
  timeouts: Pick<Timeouts, 'read'>;
  /** The view of the site for the browser of a request. */
  viewFor: (request: IncomingMessage) => View | Promise<View>;
  ending: TeamViews['ending'];
}

/**
 * Creates the receiver for pages of this site. It drops reports that are too frequent, so that
 * visitors cannot fill the site's log. Failures are counted even if there is no room for them in
 * the log. Vitals, which every page reports, take no room from failures.
 */
export function createTelemetry({
  siteUrl,
  clientOf,
  log,
  metrics,
  timeouts,
  viewFor,
  ending,
}: TelemetryOptions): Telemetry {
  const logged = createCounter(perMinute.logged, (dropped) => {
    metrics.dropped.inc({ kind: 'logged' }, dropped);
    log({ event: 'reports-dropped', dropped });
  });
  const counted = createCounter(perMinute.vitals, (dropped) => {
    metrics.dropped.inc({ kind: 'vitals' }, dropped);
  });

  /**
   * The labels of a policy violation: of the release whose file made the request, or whose page it
   * was.
   */
  function labelsOf({ source = '', path }: Violation, { set, pages }: View) {
    const [, name, id] = /\/assets\/([\w-]+)\/([\w.-]+)\//.exec(source) ?? [];
    const of = name && id ? { name, id } : pages.find(path, false).of;
    return metrics.labelsIn(set, of?.name ?? '', of?.id ?? '');
  }

  function countVitals(labels: ReleaseLabels, { cls, ...times }: VitalsReport['vitals']): void {
    if (cls !== undefined) metrics.vitals.cls.observe(labels, cls);
    for (const name of ['lcp', 'inp', 'ttfb'] as const) {
      const value = times[name];
      if (value !== undefined) metrics.vitals[name].observe(labels, value / 1_000);
    }
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refuse = (status: number) =>
      void response.writeHead(status, { Connection: 'close' }).end();
    if (request.headers.origin !== siteUrl) return refuse(403);
    const client = clientOf(request);
    const isBatch = request.headers['content-type'] === violationsType;
    if (isBatch && logged.add(client) !== 'allowed') return refuse(429);
    const late = setTimeout(() => refuse(408), timeouts.read);
    const text = await readReport(request, isBatch ? limits.violations : limits.one)
      // The browser has disconnected, or was too slow.
      .catch(() => undefined)
      .finally(() => clearTimeout(late));
    if (text === undefined || response.headersSent) return;
    if (text === null) return refuse(413);
    const body = parse(text);
    if (isBatch) {
      const violations = readViolations(body);
      if (!violations) return refuse(400);
      const view = await viewFor(request);
      for (const [index, violation] of violations.entries()) {
        // The request itself has been counted already.
        if (index > 0 && logged.add(client) !== 'allowed') continue;
        log({ event: 'policy-violated', ...violation });
        const { kind } = violation;
        for (const labels of labelsOf(violation, view)) metrics.violations.inc({ ...labels, kind });
      }
      return void response.writeHead(204).end();
    }
    const { data: report } = z.union([failureReport, vitalsReport, documentReport]).safeParse(body);
    const isVitals = report !== undefined && 'vitals' in report;
    const room = (isVitals ? counted : logged).add(client);
    // A release that fails for many must not look better than it is.
    if (room === 'refused' || (room === 'crowded' && (isVitals || !report))) return refuse(429);
    if (!report) return refuse(400);
    if ('document' in report) {
      if (room === 'allowed') log({ event: 'document-changed', ...report.document });
      return void response.writeHead(204).end();
    }
    const { set } = await viewFor(request);
    for (const labels of metrics.labelsIn(set, report.remote, report.release)) {
      if ('vitals' in report) countVitals(labels, report.vitals);
      else metrics.failures.inc({ ...labels, kind: report.kind });
    }
    if (!isVitals && room === 'allowed') {
      log({ event: 'remote-failed', level: 'error', ...report });
    }
    // A preview whose page fails is ended in that browser.
    const isBroken = !isVitals && report.kind !== 'uncaught';
    const cookie = isBroken ? await ending(request, report.release) : undefined;
    response.writeHead(204, cookie === undefined ? {} : { 'Set-Cookie': cookie }).end();
  }

  return {
    receive,
    close() {
      logged.endMinute();
      counted.endMinute();
    },
  };
}

/** Parses JSON; undefined if it is invalid. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
