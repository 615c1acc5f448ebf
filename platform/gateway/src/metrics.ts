import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProgramMetrics } from '@emberite/config/metrics';
import { failureKinds, violationKinds } from '@emberite/release/reports';
import type { Composition, ReleaseSet } from '@emberite/store';

/** What a request was for. */
type Kind = 'document' | 'asset' | 'index' | 'api' | 'registry' | 'telemetry' | 'other';

/** The labels of a release. */
export interface ReleaseLabels {
  remote: string;
  release: string;
}

/**
 * Upper bounds of the buckets in seconds, as fine as the judgement of canaries needs where most
 * pages are.
 */
const paints = [
  0.1, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.25, 2.5, 2.75, 3, 3.5, 4, 5, 6, 8, 10, 15,
  30,
];
const delays = [
  0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.25, 1.5, 2, 3, 5,
];
const shifts = [0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1];
const responses = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];

const ofRelease = ['remote', 'release'] as const;

/** How many networks are told apart for a release: more than the judge of canaries asks for. */
const mostNetworks = 16;

/** For how long a release that has left the set is counted on its own, in ms. */
const afterlife = 7 * 24 * 60 * 60 * 1_000;

/** Whether a person opens the page, as far as the request tells. */
function isNavigation({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' || headers['sec-purpose'] !== undefined) return false;
  const mode = headers['sec-fetch-mode'];
  return mode === undefined
    ? (headers.accept?.includes('text/html') ?? false)
    : mode === 'navigate';
}

/** The id of the shell in a set; empty if it has none. */
const liveShell = ({ releases }: ReleaseSet) => releases['shell']?.[0] ?? '';

/** The metrics of a gateway. */
export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Creates the metrics of a gateway. No label is a path or a text from a browser, so that visitors
 * cannot create more of them.
 */
export function createMetrics() {
  const program = createProgramMetrics('gateway');
  const { counter, gauge, histogram } = program;

  /**
   * The releases that this process has had in its sets: open tabs still have those that are no
   * longer live. When they left the sets, in ms, and the networks whose reports the judge counts.
   */
  const known = new Map<string, ReleaseLabels & { left: number; networks: Set<string> }>();
  const keyOf = ({ remote, release }: ReleaseLabels) => `${remote} ${release}`;

  /** The labels of a release. All unknown releases have the same. */
  function labels(remote: string, release: string): ReleaseLabels {
    const own = { remote, release };
    return known.has(keyOf(own)) ? own : { remote: 'other', release: 'other' };
  }

  const requests = counter('ember_requests_total', 'Requests.', ['kind', 'status']);
  const durations = histogram(
    'ember_request_seconds',
    'Requests, until their response has been sent. Not those for documents, which are in memory.',
    responses,
    ['kind'],
  );
  const views = counter(
    'ember_page_views_total',
    'Documents that people opened, by the release whose page it is, and all by the release of the shell.',
    ofRelease,
    () => forget(Date.now() - afterlife),
  );
  const failures = counter(
    'ember_failures_total',
    'Failures that browsers reported, by the release that failed, and all by the release of the shell.',
    [...ofRelease, 'kind'],
  );
  const violations = counter(
    'ember_violations_total',
    'What browsers refused to load or run by a policy of the page.',
    [...ofRelease, 'kind'],
  );
  const vitals = {
    lcp: histogram('ember_lcp_seconds', 'Largest contentful paint.', paints, ofRelease),
    inp: histogram('ember_inp_seconds', 'Interaction to next paint.', delays, ofRelease),
    ttfb: histogram('ember_ttfb_seconds', 'Time to first byte.', paints, ofRelease),
    cls: histogram('ember_cls', 'Cumulative layout shift.', shifts, ofRelease),
  };

  const judged = {
    visit: counter(
      'ember_judged_views_total',
      'Page views that canaries are judged by: those that scripts of served documents reported.',
      ofRelease,
    ),
    failure: counter(
      'ember_judged_failures_total',
      'Served documents that reported a failure, by network.',
      [...ofRelease, 'network'],
    ),
    vitals: counter(
      'ember_judged_vitals_total',
      'Served documents that reported how fast they were, by network.',
      [...ofRelease, 'network'],
    ),
  };
  const otherNetworks = 'other';

  /** The label of a network, of which each release has a few only. */
  function networkIn(labels: ReleaseLabels, network: string): string {
    const networks = known.get(keyOf(labels))?.networks;
    if (networks && networks.size < mostNetworks) networks.add(network);
    return networks?.has(network) ? network : otherNetworks;
  }

  /** Ends the series of the releases that had left the set by a time, in ms. */
  function forget(time: number): void {
    for (const [key, { left, networks, ...own }] of known) {
      if (left >= time) continue;
      known.delete(key);
      for (const metric of [views, judged.visit, ...Object.values(vitals)]) metric.remove(own);
      for (const network of [...networks, otherNetworks]) {
        judged.failure.remove({ ...own, network });
        judged.vitals.remove({ ...own, network });
      }
      for (const kind of failureKinds) failures.remove({ ...own, kind });
      for (const kind of violationKinds) violations.remove({ ...own, kind });
    }
  }

  const move = gauge('ember_move', 'Number of the last move that is served.', []);
  const moves = counter('ember_moves_followed_total', 'Moves that this process has followed.', []);
  const served = gauge(
    'ember_set_served_timestamp_seconds',
    'Unix time since when this process serves the set.',
    ['set'],
  );
  const calls = histogram(
    'ember_upstream_seconds',
    'Calls to a server behind, until its response begins; those without any have the status failed.',
    responses,
    ['server', 'status'],
  );

  return {
    ...program,
    /** What browsers reported about releases, by the labels that {@link Metrics.labelsIn} returns. */
    failures,
    violations,
    vitals,
    /** Counts a report for the judge of canaries, from a network whose name does not tell which it is. */
    judge(about: keyof typeof judged, labels: ReleaseLabels, network: string): void {
      if (about === 'visit') judged.visit.inc(labels);
      else judged[about].inc({ ...labels, network: networkIn(labels, network) });
    },
    dropped: counter(
      'ember_reports_dropped_total',
      'Reports of browsers that were dropped because they came too often.',
      ['kind'],
    ),
    lookups: counter(
      'ember_cache_lookups_total',
      'Lookups of release files, on the disk (hit) or in the store (miss).',
      ['result'],
    ),
    /**
     * The labels of everything involved in a page of a release in a set: the release and the shell,
     * which could be what makes it fail.
     */
    labelsIn(set: ReleaseSet, remote: string, release: string): ReleaseLabels[] {
      const own = labels(remote, release);
      return remote === 'shell' ? [own] : [own, labels('shell', liveShell(set))];
    },
    /** Counts a document of a set that is being sent. */
    document(
      request: IncomingMessage,
      { statusCode }: ServerResponse,
      of: Composition['of'],
      set: ReleaseSet,
    ): void {
      requests.inc({ kind: 'document', status: statusCode });
      const isFound = statusCode === 200 || statusCode === 304;
      if (!of || !isFound || !isNavigation(request)) return;
      views.inc(labels(of.name, of.id));
      views.inc(labels('shell', liveShell(set)));
    },
    /** Counts any other request once its response has ended, by what is known about it then. */
    begin(response: ServerResponse) {
      const exchange: { kind: Kind } = { kind: 'other' };
      const began = performance.now();
      response.once('close', () => {
        const { kind } = exchange;
        if (kind === 'document') return;
        const status = response.writableFinished ? response.statusCode : 'aborted';
        requests.inc({ kind, status });
        durations.observe({ kind }, (performance.now() - began) / 1_000);
      });
      return exchange;
    },
    /**
     * Records that another set is served. Its releases are counted on their own from then on; `set`
     * has those of canaries, too. A week after a release has left it, it is one of the unknown ones.
     */
    serve(set: ReleaseSet, number: number): void {
      move.set(number);
      moves.inc();
      served.reset();
      served.set({ set: set.id }, Math.round(Date.now() / 1_000));
      for (const one of known.values()) one.left = Math.min(one.left, Date.now());
      for (const [remote, ids] of Object.entries(set.releases)) {
        for (const release of ids) {
          const key = keyOf({ remote, release });
          const networks = known.get(key)?.networks ?? new Set();
          known.set(key, { remote, release, left: Infinity, networks });
        }
      }
    },
    /**
     * Counts a call to a server behind: the milliseconds until its response began, and its status, or undefined if it
     * got none.
     */
    upstream(server: string, ms: number, status: number | undefined): void {
      const group = status ? `${Math.floor(status / 100)}xx` : 'failed';
      calls.observe({ server, status: group }, ms / 1_000);
    },
  };
}
