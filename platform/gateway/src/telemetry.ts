import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  documentReport,
  failureReport,
  violationKinds,
  visitReport,
  vitalsReport,
} from '@emberite/release/reports';
import type { DocumentReport, VisitReport, VitalsReport } from '@emberite/release/reports';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Log } from '@emberite/config/log';
import { networkOf, networksOf } from '@emberite/config/networks';
import { readBody } from '@emberite/config/server';
import { line, parseJson } from '@emberite/release/text';
import type { Metrics, ReleaseLabels } from './metrics.ts';
import type { TeamViews } from './teamViews.ts';
import type { Timeouts } from './proxy.ts';
import type { Evidence, View } from './views.ts';

/** @public Registries before 1.1 read it here. */
export { failureReport } from '@emberite/release/reports';

/**
 * Maximum bytes of one report, which has a few short strings and a stack, and of a batch of policy
 * violations.
 */
const limits = { one: 8_000, violations: 64_000 };

/**
 * Maximum reports per minute, from one client and in total: of those that are logged, and of those
 * that are only counted.
 */
const perMinute = {
  logged: { client: 20, all: 200 },
  vitals: { client: 20, all: 2_000 },
  visits: { client: 60, all: 6_000 },
};

/** How often each kind of report of one view counts for the judge, for each release. */
const perView = { failure: 1, vitals: 1, visit: 20 };

/** Of how many views it remembers what has been counted. Each report takes its place in a limit first. */
const mostViews = 100_000;

/** A browser's report. */
const anyReport = z.union([failureReport, vitalsReport, visitReport, documentReport]);
type AnyReport = z.output<typeof anyReport>;
type Kind = keyof typeof perView;

/** Which limit a report counts for. */
function kindOf(report: AnyReport): Kind {
  if ('vitals' in report) return 'vitals';
  return 'kind' in report || 'document' in report ? 'failure' : 'visit';
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
      const networks = networksOf(networkOf(client)).map((one) => ({
        ...one,
        count: clients.get(one.network) ?? 0,
      }));
      const isMine = networks.every(({ count, times }) => count < most.client * times);
      if (isMine) for (const { network, count } of networks) clients.set(network, count + 1);
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

export interface TelemetryOptions {
  siteUrl: string;
  clientOf: (request: IncomingMessage) => string;
  log: Log;
  metrics: Metrics;
  /** A report may take as long as the response to a read. */
  timeouts: Pick<Timeouts, 'read'>;
  /** The view of the site for the browser of a request. */
  viewFor: (request: IncomingMessage) => View | Promise<View>;
  evidenceOf: (report: VisitReport, client: string) => Evidence | null;
  ending: TeamViews['ending'];
}

/**
 * Creates the receiver of the reports of this site's pages: failures of releases and policy violations, which it logs,
 * and vitals and visits. It drops reports that are too frequent, so that
 * visitors cannot fill the site's log. Failures are counted even if there is no room for them in
 * the log, but not for the judge of canaries, which counts only what a document that was served
 * reports, once. Vitals and visits, which every page reports, take no room from failures.
 */
export function createTelemetry({
  siteUrl,
  clientOf,
  log,
  metrics,
  timeouts,
  viewFor,
  evidenceOf,
  ending,
}: TelemetryOptions) {
  const logged = createCounter(perMinute.logged, (dropped) => {
    metrics.dropped.inc({ kind: 'logged' }, dropped);
    log({ event: 'reports-dropped', dropped });
  });
  const counter = (kind: 'vitals' | 'visits') =>
    createCounter(perMinute[kind], (dropped) => metrics.dropped.inc({ kind }, dropped));
  const rooms = { failure: logged, vitals: counter('vitals'), visit: counter('visits') };
  /** How many reports have been counted, by kind, view and release. */
  const counted = new LRUCache<string, number>({ max: mostViews });

  /**
   * The labels of a policy violation: of the release that this browser gets of the package whose file made the request,
   * or whose page it was.
   */
  function labelsOf({ source = '', path }: Violation, { set, pages }: View) {
    const [, name = ''] = /\/assets\/([\w-]+)\//.exec(source) ?? [];
    const [id] = Object.hasOwn(set.releases, name) ? set.releases[name]! : [];
    const of = id ? { name, id } : pages.find(path, 'staff').of;
    return metrics.labelsIn(set, of?.name ?? '', of?.id ?? '');
  }

  function countVitals(labels: ReleaseLabels, { cls, ...times }: VitalsReport['vitals']): void {
    if (cls !== undefined) metrics.vitals.cls.observe(labels, cls);
    for (const name of ['lcp', 'inp', 'ttfb'] as const) {
      const value = times[name];
      if (value !== undefined) metrics.vitals[name].observe(labels, value / 1_000);
    }
  }

  /** Counts a report for the judge of canaries. */
  function judge(about: Kind, report: Exclude<AnyReport, DocumentReport>, client: string): void {
    const evidence = evidenceOf(report, client);
    if (!evidence) return;
    const { set, compared, network } = evidence;
    for (const labels of metrics.labelsIn(set, report.remote, report.release)) {
      const key = [about, evidence.view, labels.remote, labels.release].join(' ');
      const count = counted.get(key) ?? 0;
      if (!compared.includes(labels.remote) || count === perView[about]) continue;
      counted.set(key, count + 1);
      metrics.judge(about, labels, network);
      if ('vitals' in report) countVitals(labels, report.vitals);
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
    const text = await readBody(request, isBatch ? limits.violations : limits.one)
      // The browser has disconnected, or was too slow.
      .catch(() => undefined)
      .finally(() => clearTimeout(late));
    if (text === undefined || response.headersSent) return;
    if (text === null) return refuse(413);
    const body = parseJson(String(text));
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
    const { data: report } = anyReport.safeParse(body);
    const kind = report ? kindOf(report) : 'failure';
    const room = rooms[kind].add(client);
    // A release that fails for many must not look better than it is.
    const isFailure = report !== undefined && 'kind' in report;
    if (room === 'refused' || (room === 'crowded' && !isFailure)) return refuse(429);
    if (!report) return refuse(400);
    if ('document' in report) {
      if (room === 'allowed') log({ event: 'document-changed', ...report.document });
      return void response.writeHead(204).end();
    }
    if (room === 'allowed') judge(kind, report, client);
    if (!('kind' in report)) return void response.writeHead(204).end();
    const { view: _, ...failure } = report;
    // What fails in a preview says nothing about what is live.
    const ended = await ending(request, failure.release);
    if (ended === undefined) {
      const { set } = await viewFor(request);
      for (const labels of metrics.labelsIn(set, failure.remote, failure.release)) {
        metrics.failures.inc({ ...labels, kind: failure.kind });
      }
    }
    if (room === 'allowed') log({ event: 'remote-failed', level: 'error', ...failure });
    // A preview whose page fails is ended in that browser.
    const cookie = failure.kind === 'uncaught' ? undefined : ended;
    response.writeHead(204, cookie === undefined ? {} : { 'Set-Cookie': cookie }).end();
  }

  return {
    receive,
    /** Logs how many reports have been dropped since the last time. */
    close() {
      for (const room of Object.values(rooms)) room.endMinute();
    },
  };
}

/** The content type of browsers' reports about a page's policies. */
const violationsType = 'application/reports+json';

/** A URL without its query, which may be a secret; for `data:` and `blob:` only the scheme. */
const address = line(4_000).transform((text) => {
  const url = URL.parse(text);
  if (!url) return text.slice(0, 100);
  return url.host ? url.origin + url.pathname : url.protocol;
});

const report = z
  .object({
    type: z.enum(violationKinds),
    body: z.object({
      documentURL: address,
      blockedURL: address.nullish(),
      sourceFile: address.nullish(),
      effectiveDirective: z
        .string()
        .regex(/^[a-z-]{1,100}$/)
        .optional(),
    }),
  })
  .transform(({ type, body }) => {
    const { documentURL, blockedURL, sourceFile, effectiveDirective: directive } = body;
    const path = URL.parse(documentURL)?.pathname ?? '';
    return {
      kind: type,
      path,
      blocked: blockedURL ?? '',
      ...(sourceFile && { source: sourceFile }),
      ...(directive && { directive }),
    };
  });

/** What a browser refused on the page at `path`, a URL or a word like `inline`, and the script that requested it. */
type Violation = z.output<typeof report>;

/**
 * Reads a batch of reports. Skips those of other kinds, which browsers send to the same address.
 * Returns null if it is not a batch.
 */
export function readViolations(batch: unknown): Violation[] | null {
  if (!Array.isArray(batch)) return null;
  return batch.flatMap((one) => report.safeParse(one).data ?? []);
}
