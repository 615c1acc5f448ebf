import { existsSync } from 'node:fs';
import type {
  HistoryEntry,
  Listing,
  Move,
  ReleaseCount,
  ReleaseSize,
  Stay,
} from '@emberite/release';
import type { Store } from '@emberite/store';
import { countsLife } from './counts.ts';
import type { Counts } from './counts.ts';
import { fewest } from './judge.ts';
import { liveIds } from './sets.ts';
import { readFailures } from './trace.ts';

/**
 * The maximum number of moves in the history, and of moves that are searched to find out since when
 * a release has been live.
 */
export const mostMoves = 100;

/** Those fields of a record that somebody may see. */
const only = <T>(all: Record<string, T>, sees: (name: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => sees(name)));

/** A move as seen by somebody who may see only some packages; null if it changed none of them. */
function seen(move: Move, sees: (name: string) => boolean): Move | null {
  const { gates, canaries, ...rest } = move;
  const [from, to] = [only(move.from, sees), only(move.to, sees)];
  const changed = [...Object.keys(move.to), ...Object.keys(canaries ?? {})];
  const isWhole = changed.every(sees);
  if (!isWhole && !changed.some(sees)) return null;
  return {
    ...rest,
    from,
    to,
    ...(gates && { gates: only(gates, sees) }),
    ...(canaries && { canaries: only(canaries, sees) }),
    // Why packages of others were changed as well is not shown.
    why: isWhole ? move.why : '',
  };
}

/** Where failures are recorded. */
export interface FailureSource {
  /** The site's log, if the registry has it. It knows when each failure was reported. */
  logFile?: string | undefined;
  /** What gateways have counted, by the hour. */
  counts?: Pick<Counts, 'of'> | undefined;
}

/** Counts the failures of a release in a time; null if the records do not go back that far. */
type Count = (name: string, id: string, from: string, until: string | null) => number | null;

/** The counts of a release in a time, with the whole hour in which it began. */
const within = (
  all: ReleaseCount[],
  name: string,
  id: string,
  from: string,
  until: string | null,
): ReleaseCount[] =>
  all.filter(
    (one) =>
      one.name === name &&
      one.id === id &&
      one.hour >= `${from.slice(0, 13)}:00:00.000Z` &&
      (until === null || one.hour < until),
  );

function countHours(all: ReleaseCount[]): Count {
  const [first] = all.map(({ hour }) => hour).toSorted();
  return (name, id, from, until) => {
    if (first === undefined || first > from) return null;
    return within(all, name, id, from, until).reduce((sum, { failures }) => sum + failures, 0);
  };
}

/** How long a canary may be out before its team is told that it cannot be judged, in ms. */
const trialTime = 24 * 60 * 60 * 1_000;

/**
 * Returns a function that says of a canary that its time is over, and too few have seen it for a judgement. The live
 * release has at least as many page views: a canary has half of all browsers at most.
 */
function trials(all: ReleaseCount[] | undefined) {
  return (name: string, id: string, from: string, until: string | null): Stay['unjudged'] => {
    const age = Date.now() - Date.parse(from);
    if (!all || age > countsLife || (until === null && age < trialTime)) return undefined;
    const own = within(all, name, id, from, until);
    if (own.some(({ judged }) => judged === undefined)) return undefined;
    const views = own.reduce((sum, { judged = 0 }) => sum + judged, 0);
    return views < fewest ? `Not judged: ${views} of ${fewest} page views` : undefined;
  };
}

/** Counts by the log, and by the hour where the log does not go back that far, or has fewer because it lacks lines. */
async function counter(
  logFile: FailureSource['logFile'],
  counts: ReleaseCount[] = [],
): Promise<Count> {
  const hourly = countHours(counts);
  if (!logFile || !existsSync(logFile)) return hourly;
  const { since, failures, lost } = await readFailures(logFile);
  return (name, id, from, until) => {
    const counted = hourly(name, id, from, until);
    if (since === null || since > from) return counted;
    const logged = failures.filter(
      ({ remote, release, time }) =>
        remote === name && release === id && time >= from && (until === null || time < until),
    ).length;
    const isLacking = lost.some(
      ([begin, end]) => end >= Date.parse(from) && (until === null || begin < Date.parse(until)),
    );
    return isLacking ? Math.max(logged, counted ?? 0) : logged;
  };
}

/** Who ended the canary of a package, and why, unless a release of it went live. */
function endOf(name: string, move: Move | undefined): Stay['end'] {
  if (move?.canaries?.[name] !== null || name in move.to) return undefined;
  return { by: move.by, why: move.why };
}

/**
 * The last moves of a remote, or of all, newest first: what became of each release, and its
 * failures as far as they are known.
 */
export async function history(
  store: Store,
  { logFile, counts }: FailureSource,
  remote: string | undefined,
  sees: (name: string) => boolean,
): Promise<HistoryEntry[]> {
  const counted = await counts?.of();
  const count = await counter(logFile, counted);
  const judging = trials(counted);
  const entries: HistoryEntry[] = [];
  /** When each package changed next, and its canary. */
  const next = new Map<string, string>();
  const nextCanary = new Map<string, Move>();
  /** The last stay of the canary of each package, whose percentage may have changed before. */
  const trial = new Map<string, Stay>();
  for await (const stored of store.moves()) {
    const move = seen(stored, sees);
    if (!move) continue;
    const { at, to, canaries = {} } = move;
    const stays: Record<string, Stay> = {};
    for (const [name, id] of Object.entries(to)) {
      const until = next.get(name) ?? null;
      next.set(name, at);
      if (id !== null) stays[name] = { until, failures: count(name, id, at, until) };
    }
    for (const [name, canary] of Object.entries(canaries)) {
      const last = nextCanary.get(name);
      nextCanary.set(name, move);
      if (!canary) continue;
      const until = last?.at ?? null;
      stays[name] = {
        until,
        failures: count(name, canary.release, at, until),
        end: endOf(name, last),
      };
      const goesOn = last?.canaries?.[name]?.release === canary.release;
      const ending = (goesOn && trial.get(name)) || stays[name];
      trial.set(name, ending);
      ending.unjudged = judging(name, canary.release, at, ending.until);
    }
    if (remote !== undefined && !(remote in to) && !(remote in canaries)) continue;
    entries.push({ ...move, stays });
    if (entries.length === mostMoves) break;
  }
  return entries;
}

/**
 * The live releases that somebody may see: since when, by whom, and the canary and the earlier releases of each; and
 * what is retired.
 */
export async function list(
  store: Store,
  counts: FailureSource['counts'],
  sees: (name: string) => boolean,
): Promise<Listing> {
  const latest = await store.latest();
  if (!latest) return { set: null, remotes: [] };
  const { canaries = [], retired = {}, ...set } = await store.set(latest.set);
  const releases = only(set.releases, sees);
  const past = canaries.length > 0 ? await history(store, { counts }, undefined, sees) : [];
  const unjudgedOf = (name: string) =>
    past.find((move) => move.canaries?.[name])?.stays[name]?.unjudged;
  const moves = new Map<string, Move>();
  for await (const stored of store.moves()) {
    const move = seen(stored, sees);
    for (const name of Object.keys(move?.to ?? {})) if (!moves.has(name)) moves.set(name, move!);
    if (Object.keys(releases).every((name) => moves.has(name))) break;
    if (latest.number - stored.number > mostMoves) break;
  }
  const remotes = Object.entries(releases)
    .toSorted()
    .map(async ([name, [live, ...before]]) => {
      const { number, at, by, why, gates } = moves.get(name) ?? {};
      const canary = canaries.find((one) => one.name === name);
      const { commit, repository = null } = await store.release(name, live);
      return {
        name,
        live,
        commit,
        repository,
        move: number && at && by ? { number, at, by, why: why ?? '' } : null,
        gate: gates?.[name] ?? null,
        canary: canary
          ? { release: canary.release, percent: canary.percent, unjudged: unjudgedOf(name) }
          : null,
        earlier: await Promise.all(
          before.map(async (id) => ({ id, commit: (await store.release(name, id)).commit })),
        ),
      };
    });
  return {
    set: latest.set,
    remotes: await Promise.all(remotes),
    retired: liveIds(only(retired, sees)),
  };
}

/** How large the releases of a remote are that its last moves made live, newest first, each once. */
export async function sizes(store: Store, remote: string): Promise<ReleaseSize[]> {
  const ids = new Set<string>();
  for await (const { to, canaries = {} } of store.moves()) {
    for (const id of [canaries[remote]?.release, to[remote]]) if (id) ids.add(id);
    if (ids.size >= mostMoves) break;
  }
  // Old ones may be deleted.
  const releases = await Promise.all(
    [...ids].map((id) => store.release(remote, id).catch(() => null)),
  );
  return releases.flatMap((release) => {
    if (!release) return [];
    const files = Object.values(release.files);
    const bytes = files.reduce((sum, { brotli }) => sum + brotli, 0);
    const { id, commit, routes } = release;
    return [{ id, commit, files: files.length, bytes, routes: routes.length }];
  });
}
