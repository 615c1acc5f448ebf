import type { Log } from '@emberite/config/log';
import { createOutage } from '@emberite/config/log';
import { z } from 'zod';

/** A value from a gateway's metrics, e.g. of a counter. */
export interface Reading {
  /** The gateway's address. */
  gateway: string;
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Reads the current values of all gateways. */
export type ReadMetrics = () => Promise<Reading[]>;

/** The metrics that the registry reads. */
const wanted =
  /^(ember_(page_views|failures|violations|judged_(views|failures|vitals))_total|ember_(lcp|inp)_seconds_bucket|process_start_time_seconds)$/;

/** How long a server may take to respond, in ms. */
const patience = 3_000;

async function get(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`It responded with ${response.status}.`);
  return response;
}

/** Parses the Prometheus text format, one value per line. */
function parse(gateway: string, text: string): Reading[] {
  return text.split('\n').flatMap((line) => {
    const [, name = '', pairs = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)/.exec(line) ?? [];
    if (!wanted.test(name)) return [];
    const found = [...pairs.matchAll(/\b(\w+)="([^"]*)"/g)].map(([, key, one]) => [key, one]);
    const labels = Object.fromEntries(found) as Reading['labels'];
    return { gateway, name, labels, value: Number(value) };
  });
}

/** Skips a server that does not respond. The log records that, and when it responds again. */
function patient(url: string, log: Log, read: () => Promise<Reading[]>): ReadMetrics {
  const outage = createOutage(log, 'metrics-unreachable', 'metrics-reachable');
  return async () => {
    try {
      const readings = await read();
      outage.ended({ target: url });
      return readings;
    } catch (error) {
      outage.began({ target: url, reason: String(error) });
      return [];
    }
  };
}

/** Returns a function that reads the metrics of the gateways at these origins. */
export function gatewayMetrics(urls: string[], log: Log): ReadMetrics {
  const all = urls.map((url) =>
    patient(url, log, async () => parse(url, await (await get(`${url}/metrics`)).text())),
  );
  return async () => (await Promise.all(all.map((read) => read()))).flat();
}

const queryResponse = z.object({
  data: z.object({
    result: z.array(
      z.object({
        metric: z.record(z.string(), z.string()),
        value: z.tuple([z.number(), z.coerce.number()]),
      }),
    ),
  }),
});

/** Returns a function that reads the same from a Prometheus server that scrapes the gateways. */
export function prometheusMetrics(url: string, log: Log): ReadMetrics {
  const query = new URLSearchParams({ query: `{__name__=~"${wanted.source.slice(1, -1)}"}` });
  return patient(url, log, async () => {
    const response = await get(`${url}/api/v1/query?${query}`);
    const { data } = queryResponse.parse(await response.json());
    return data.result.map(({ metric, value }) => {
      const { __name__: name = '', instance: gateway = '', ...labels } = metric;
      return { gateway, name, labels, value: value[1] };
    });
  });
}
