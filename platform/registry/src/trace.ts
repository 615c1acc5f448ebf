import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { posix } from 'node:path';
import { fileName } from '@emberite/release/fileName';
import { parseJson } from '@emberite/release/text';
import type { TracedFailure } from '@emberite/release';
import { z } from 'zod';
import { failureReport } from '@emberite/release/reports';
import { createRecent } from '@emberite/store/recent';
import type { Store } from '@emberite/store';
import { readSourceMap } from './sourceMap.ts';
import type { Originals } from './sourceMap.ts';

const logLine = z.object({ time: z.iso.datetime() });

/** Not strict like the report: a log line has more fields, e.g. `level`. */
const entry = logLine.extend({ ...failureReport.shape, event: z.literal('remote-failed') });

/** Says that reports of the minute before were not logged, or all lines since the one before. */
const loss = logLine.extend({ event: z.enum(['reports-dropped', 'log-dropped']) });

/**
 * Reads the failures that browsers have reported from a log (JSON lines) and from the file before it, `NAME.1`, in their
 * order. A line that is none, such as the last one, which may still be being written, is skipped. Rejects if there is no
 * log.
 */
export async function readFailures(logFile: string) {
  /** ISO time of the log's first line that has one; null without one. */
  let since: string | null = null;
  const failures: z.output<typeof entry>[] = [];
  /** When lines are missing: from and until, in ms. */
  const lost: [number, number][] = [];
  let before = '';
  for (const file of [`${logFile}.1`, logFile]) {
    if (file !== logFile && !existsSync(file)) continue;
    for await (const line of (await open(file)).readLines()) {
      const value = parseJson(line);
      const time = logLine.safeParse(value).data?.time;
      if (!time) continue;
      since ??= time;
      const { data } = entry.safeParse(value);
      if (data) failures.push(data);
      const end = Date.parse(time);
      const event = loss.safeParse(value).data?.event;
      if (event === 'reports-dropped') lost.push([end - 60_000, end]);
      else if (event) lost.push([Date.parse(before || time), end]);
      before = time;
    }
  }
  return { since, failures, lost };
}

/** `https://site/assets/<name>/<file>:<line>:<column>` in a line of a stack. */
const position = /\/assets\/([\w-]+)\/([\w.-]+\.js):(\d+):(\d+)/;

/** A line or a column, from 1: no file has more. */
const place = z.coerce.number().int().min(1).max(10_000_000);

/** How many maps are held at a time. */
const mostMaps = 10;

/** The ids of each package's releases that are live, with the earlier ones that open tabs still have. */
async function liveReleases(store: Store): Promise<Map<string, string[]>> {
  const latest = await store.latest();
  if (!latest) return new Map();
  const { releases, canaries = [] } = await store.set(latest.set);
  const ids = new Map<string, string[]>(Object.entries(releases));
  for (const { name, release } of canaries) ids.set(name, [release, ...(ids.get(name) ?? [])]);
  return ids;
}

/**
 * Returns the failures in a log (JSON lines) and in the file before it that have a stack, each once for a release, in the
 * order of the log. The stacks are translated with the releases' source maps; a position without a
 * map, or in a package that somebody may not see, stays as it is, and what is not a position in a file of a release is
 * left out.
 *
 * Anybody may report a stack, and a team writes its maps: neither can break what others reported. A stack can name
 * files of the release that it reports and of live ones, so what is read depends on the store, not on the stacks.
 */
export async function traceFailures(
  store: Store,
  logFile: string,
  remote?: string,
  sees = (_name: string) => true,
): Promise<TracedFailure[]> {
  const live = await liveReleases(store);
  const maps = createRecent<Originals | null>(mostMaps);

  /** The map of a file, from the first of these releases that has it. */
  async function readMap(name: string, ids: string[], file: string): Promise<Originals | null> {
    if (!sees(name)) return null;
    for (const id of ids) {
      const release = await store.release(name, id).catch(() => null);
      if (!release || !Object.hasOwn(release.files, file)) continue;
      const bytes = await store.file(name, id, `maps/${file}.map`);
      return bytes && readSourceMap(bytes);
    }
    return null;
  }

  /** A line of the stack of a release, translated; none if it has no position. */
  async function frame(own: { name: string; id: string }, line: string): Promise<string[]> {
    const [, name, file, ...numbers] = position.exec(line) ?? [];
    const [row, column] = numbers.map((text) => place.safeParse(text).data);
    if (!name || !file || !row || !column) return [];
    // They become the key of an object.
    if (![name, own.id, file].every((part) => fileName.safeParse(part).success)) return [];
    const ids = [...(name === own.name ? [own.id] : []), ...(live.get(name) ?? [])];
    const map = await maps(`${name} ${ids[0]} ${file}`, () => readMap(name, ids, file));
    const at = map?.(row, column);
    if (!at) return [`assets/${name}/${file}:${row}:${column}`];
    // A map has the path from the package's folder.
    const where = `${posix.join(name, at.source)}:${at.line}:${at.column}`;
    return [at.name ? `${where} ${at.name}` : where];
  }

  const failures = new Map<string, TracedFailure>();
  for (const data of (await readFailures(logFile)).failures) {
    if (!data.stack || (remote && data.remote !== remote) || !sees(data.remote)) continue;
    const { time, release, path, message, stack } = data;
    const key = `${data.remote} ${release} ${stack}`;
    if (failures.has(key)) continue;
    const own = { name: data.remote, id: release };
    const frames = await Promise.all(stack.split('\n').map((line) => frame(own, line)));
    const traced = { time, remote: data.remote, release, path, message, frames: frames.flat() };
    failures.set(key, traced);
  }
  return [...failures.values()];
}
