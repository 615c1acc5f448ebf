import { RefusedError } from '@emberite/release';
import type { Follow, Gated, GateReport, Move } from '@emberite/release';
import { lastReport, reportUrl } from './gate/index.ts';
import type { Gate } from './gate/index.ts';
import type { ReleaseSet, Store } from '@emberite/store';
import { mostMoves } from './history.ts';
import type { VariantsOptions } from './variants.ts';

/** Releases that go live with a set, or for some browsers. */
interface Going {
  set: ReleaseSet;
  changed: { name: string; id: string }[];
}

/** How releases passed the gate, by package, and what their teams should know. */
interface Passed {
  gates: NonNullable<Move['gates']>;
  warnings: string[];
}

/** What a registry has for that. */
interface Parts extends Pick<VariantsOptions, 'store' | 'site'> {
  /** Undefined if the registry has none. */
  gate: Gate | undefined;
}

/** Decides how releases pass the gate. Refuses with what failed. */
export type Gating = (going: Going, follow: Follow) => Promise<Passed>;

/** Lets everything that a move changes pass the gate. `gating` is undefined if there is none. */
export async function openAll(
  gating: Gating | undefined,
  follow: Follow,
  all: Going[],
): Promise<Partial<Passed> & Pick<Passed, 'warnings'>> {
  const some = all.filter(({ changed }) => changed.length > 0);
  if (!gating || some.length === 0) return { warnings: [] };
  const passed: Passed = { gates: {}, warnings: [] };
  for (const going of some) {
    const { gates, warnings } = await gating(going, follow);
    Object.assign(passed.gates, gates);
    passed.warnings.push(...warnings);
  }
  return passed;
}

/** The maximum number of failures that a refusal names. */
const mostFailures = 5;

/** Lets releases pass that were not opened. */
function unopened(changed: { name: string }[], skipped: string): Passed {
  const names = changed.map(({ name }) => name);
  return {
    gates: Object.fromEntries(names.map((name) => [name, { skipped }])),
    warnings: [`Nobody opened ${names.join(', ')} in a browser: ${skipped}`],
  };
}

/** What failed where, in lines. */
function refusalOf({ name, id, pages, failures }: GateReport, site: string): string {
  const found = [
    ...failures.map(({ says }) => says),
    ...pages.flatMap(({ path, width, failures: own }) =>
      own.map(({ kind, says }) => `${path} at ${width} px, ${kind}: ${says}`),
    ),
  ];
  const more = found.length - mostFailures;
  return [
    `${name} did not pass the gate, and is not live.`,
    ...found.slice(0, mostFailures).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
    `Pictures and report: ${reportUrl(site, id)}`,
  ].join('\n');
}

/** Whether the pages of a remote look the same in two sets: what other remotes publish does not count. */
function looksSame(one: ReleaseSet, other: ReleaseSet): boolean {
  const ground = ({ releases, site, composer }: ReleaseSet) =>
    JSON.stringify([releases['shell']?.[0], site, composer]);
  return ground(one) === ground(other);
}

/** The report of a release that need not be opened again in a set. The shell is part of every page, so it is. */
async function passedReport(
  store: Store,
  set: ReleaseSet,
  { name, id }: { name: string; id: string },
): Promise<GateReport | null> {
  const last = await lastReport(store, name, id);
  if (!last?.passed) return null;
  if (last.set === set.id) return last;
  const before = name === 'shell' ? null : await store.set(last.set).catch(() => null);
  return before && looksSame(before, set) ? last : null;
}

/** How a release passed the gate before; undefined if the last moves do not record it. */
async function gateBefore(
  store: Store,
  { name, id }: { name: string; id: string },
): Promise<Gated | undefined> {
  let looked = 0;
  for await (const { to, canaries, gates } of store.moves()) {
    const gated = gates?.[name];
    if (gated && (to[name] === id || canaries?.[name]?.release === id)) return gated;
    looked += 1;
    if (looked === mostMoves) break;
  }
  return undefined;
}

/** How published releases pass the gate; `noGate` is why they should not be opened. */
export function passGate(
  { store, site: { siteUrl }, gate }: Parts,
  noGate?: string,
): Gating | undefined {
  if (noGate !== undefined) {
    return async ({ changed }) => unopened(changed, noGate);
  }
  if (!gate) return undefined;
  // It starts while pages are rendered.
  gate.warm();
  return async ({ set, changed }, follow) => {
    const known = await Promise.all(changed.map((one) => passedReport(store, set, one)));
    const unknown = changed.filter((_, index) => !known[index]);
    const checked = unknown.length > 0 ? await gate.check(set, unknown, follow) : [];
    if ('skipped' in checked) return unopened(changed, checked.skipped);
    for (const report of checked) {
      if (!report.passed) throw new RefusedError(refusalOf(report, siteUrl));
      const { name, id, pages, ms } = report;
      const seconds = (ms / 1_000).toFixed(1);
      const url = reportUrl(siteUrl, id);
      follow(`Gated ${name}: ${pages.length} pages, ${seconds} s, report: ${url}`);
    }
    const reports = [...known, ...checked].filter((report) => report !== null);
    return {
      gates: Object.fromEntries(reports.map(({ name, id }) => [name, { report: id }])),
      warnings: [],
    };
  };
}

/**
 * How a canary that goes live passes the gate: if there was a reason not to open it, that still
 * applies.
 */
export function passPromoted(parts: Parts): Gating | undefined {
  const pass = passGate(parts);
  return (
    pass &&
    (async (going, follow) => {
      const { changed } = going;
      const before = await gateBefore(parts.store, changed[0]!);
      return before && 'skipped' in before
        ? unopened(changed, before.skipped)
        : pass(going, follow);
    })
  );
}

/**
 * How releases that were live before pass the gate: with the earlier result, or the reason why
 * there is none.
 */
export const passAgain =
  (store: Store): Gating =>
  async ({ changed }) => {
    const gates = changed.map(async (one): Promise<[string, Gated]> => {
      const last = await lastReport(store, one.name, one.id);
      if (last?.passed) return [one.name, { report: last.id }];
      const before = await gateBefore(store, one);
      return [one.name, before ?? { skipped: 'It was live before.' }];
    });
    return { gates: Object.fromEntries(await Promise.all(gates)), warnings: [] };
  };
