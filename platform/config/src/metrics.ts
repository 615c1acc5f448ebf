import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type * as client from 'prom-client';
import { failures, createLog } from './log.ts';
import type { Failure, Program, Log } from './log.ts';
import { http, listen } from './server.ts';
import type { Listening } from './server.ts';

const part = createRequire(import.meta.url);
// Not all of the package: it would also load what clusters and a gateway for pushing need.
const Counter = part('prom-client/lib/counter') as typeof client.Counter;
const Gauge = part('prom-client/lib/gauge') as typeof client.Gauge;
const Histogram = part('prom-client/lib/histogram') as typeof client.Histogram;
const Registry = part('prom-client/lib/registry') as typeof client.Registry;
const collectDefaultMetrics = part(
  'prom-client/lib/defaultMetrics',
) as typeof client.collectDefaultMetrics;

/** The metrics of every program. */
export interface ProgramMetrics extends ReturnType<typeof createProgramMetrics> {}

/**
 * Creates the metrics of a program: its failures, from 0 on, and Node's metrics of its process.
 *
 * @param look finds out what is reachable, each time the metrics are read
 */
export function createProgramMetrics(
  program: Program,
  look: () => Promise<unknown> = async () => {},
) {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  /** @param collect called before it is read */
  const counter = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    collect = () => {},
  ) => new Counter({ name, help, labelNames, registers, collect });
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    collect = async () => {},
  ) => new Gauge({ name, help, labelNames, registers, collect });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: readonly Label[],
  ) => new Histogram({ name, help, buckets, labelNames, registers });

  const errors = counter(
    'ember_errors_total',
    'Lines of the log with the level error, by their event.',
    ['event'],
  );
  for (const event of failures[program]) errors.inc({ event }, 0);
  return {
    register,
    counter,
    gauge,
    histogram,
    /** Counts an event that an operator should know about. */
    fail: (event: Failure): void => errors.inc({ event }),
    /** Whether the last call to something that it needs got a response: 1 or 0, by the label `server`. */
    reachable: gauge(
      'ember_upstream_reachable',
      'Whether the last call to something behind got a response.',
      ['server'],
      async () => void (await look()),
    ),
  };
}

/** A log that also counts its failures. */
export function countedLog(log: Log, { fail }: Pick<ProgramMetrics, 'fail'>): Log {
  return (entry) => {
    if (entry.level === 'error') fail(entry.event);
    log(entry);
  };
}

/**
 * Opens the log of a program to stdout, and counts its failures. A full disk or a closed pipe drops lines, and does not
 * end it.
 */
export function openLog(metrics: Pick<ProgramMetrics, 'fail'>): Log {
  process.stdout.on('error', () => metrics.fail('log-dropped'));
  return countedLog(createLog(process.stdout), metrics);
}

/**
 * Serves the metrics of a program. Resolves with the server and its port, which is logged. Throws a
 * `StartError` if it is in use.
 */
export async function showMetrics(
  metrics: ProgramMetrics,
  place: Listening,
  log: Log,
): Promise<{ server: Server; port: number }> {
  const server = createMetricsServer(metrics);
  const port = await listen(server, place, 'Choose another METRICS_PORT.');
  log({ event: 'metrics-listening', port });
  return { server, port };
}

/**
 * Creates the server of a program's metrics at `/metrics`, and of nothing else. It does not listen
 * yet.
 */
export function createMetricsServer({ register }: Pick<ProgramMetrics, 'register'>): Server {
  return http.createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      return void response.writeHead(404).end();
    }
    void register.metrics().then((text) => {
      response.writeHead(200, { 'Content-Type': register.contentType }).end(text);
    });
  });
}
