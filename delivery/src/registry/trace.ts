import { createReadStream } from 'node:fs';
import { posix } from 'node:path';
import { createInterface } from 'node:readline';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { TracedFailure } from '@emberite/cli/release';
import { z } from 'zod';
import { failureReport } from '../gateway/telemetry.ts';
import type { Store } from '../store/index.ts';

/** Not strict like the report: a log line has more fields, e.g. `level`. */
const entry = z.object({
  ...failureReport.shape,
  event: z.literal('remote-failed'),
  time: z.string(),
});

/** The failures in a log, in its order. */
export interface LoggedFailures {
  /** ISO time of the log's first line; null without one. */
  since: string | null;
  failures: z.output<typeof entry>[];
}

/** Reads the failures that browsers have reported from a log (JSON lines). */
export async function readFailures(logFile: string): Promise<LoggedFailures> {
  const read: LoggedFailures = { since: null, failures: [] };
  for await (const line of createInterface({ input: createReadStream(logFile) })) {
    const value = parse(line) as { time?: string } | null;
    read.since ??= value?.time ?? null;
    const { data } = entry.safeParse(value);
    if (data) read.failures.push(data);
  }
  return read;
}

/** `https://site/assets/<name>/<id>/<file>:<line>:<column>` in a line of a stack. */
const position = /\/assets\/([\w-]+)\/([\w.-]+)\/([\w.-]+\.js):(\d+):(\d+)/;

/**
 * Returns the failures in a log (JSON lines) that have a stack, each once for a release, in the
 * order of the log. The stacks are translated with the releases' source maps; a position without a
 * map stays as it is.
 */
export async function traceFailures(
  store: Store,
  logFile: string,
  remote?: string,
): Promise<TracedFailure[]> {
  const maps = new Map<string, Promise<TraceMap | null>>();

  function mapOf(name: string, id: string, file: string): Promise<TraceMap | null> {
    const key = `${name}/${id}/${file}`;
    const known = maps.get(key);
    if (known) return known;
    const map = store
      .file(name, id, `maps/${file}.map`)
      .then((bytes) => bytes && new TraceMap(String(bytes)));
    maps.set(key, map);
    return map;
  }

  async function frame(line: string): Promise<string[]> {
    const [found, name, id, file, row, column] = position.exec(line) ?? [];
    if (!found || !name || !id || !file) return [];
    const map = await mapOf(name, id, file);
    const at = map && originalPositionFor(map, { line: Number(row), column: Number(column) - 1 });
    if (!at?.source) return [found.slice(1)];
    // A map has the path from the package's folder.
    const where = `${posix.join(name, at.source)}:${at.line}:${at.column + 1}`;
    return [at.name ? `${where} ${at.name}` : where];
  }

  const failures = new Map<string, TracedFailure>();
  for (const data of (await readFailures(logFile)).failures) {
    if (!data.stack || (remote && data.remote !== remote)) continue;
    const { time, release, path, message, stack } = data;
    const key = `${data.remote} ${release} ${stack}`;
    if (failures.has(key)) continue;
    const frames = (await Promise.all(stack.split('\n').map(frame))).flat();
    failures.set(key, { time, remote: data.remote, release, path, message, frames });
  }
  return [...failures.values()];
}

/** Returns `null` for an incomplete line: the last line may still be being written. */
function parse(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return null;
  }
}
