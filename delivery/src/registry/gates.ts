import { RefusedError } from '@emberite/cli/release';
import type { Follow, Gated, GateReport, Move } from '@emberite/cli/release';
import { lastReport, reportUrl } from '../gate/index.ts';
import type { Gate } from '../gate/index.ts';
import type { ReleaseSet, Store } from '../store/index.ts';

/** Releases that go live with a set, or to some browsers. */
interface Going {
  set: ReleaseSet;
  changed: { name: string; id: string }[];
}

/** How releases came past the gate, by package, and what their teams should know. */
interface Passed {
  gates: NonNullable<Move['gates']>;
  warnings: string[];
}

/** Says how releases come past the gate. Refuses with what failed. */
export type Gating = (going: Going, follow: Follow) => Promise<Passed>;

/** Opens all that a move changes. `gates` is undefined where nobody looks. */
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

/** The most failures that a refusal names. */
const mostFailures = 5;

const all = (changed: { name: string }[], gated: Gated) =>
  Object.fromEntries(changed.map(({ name }) => [name, gated]));

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

/** Whether a release need not be opened again in a set. */
async function passedReport(
  store: Store,
  set: ReleaseSet,
  { name, id }: { name: string; id: string },
): Promise<GateReport | null> {
  const last = await lastReport(store, name, id);
  return last?.passed && last.set === set.id ? last : null;
}

/**
 * The way past the gate of releases that somebody publishes.
 *
 * @param site origin of the site, where reports are read
 * @param gate undefined if the registry has none
 * @param noGate why nobody shall look at them
 */
export function passGate(
  store: Store,
  site: string,
  gate: Gate | undefined,
  noGate?: string,
): Gating | undefined {
  if (noGate !== undefined) {
    return async ({ changed }) => ({ gates: all(changed, { skipped: noGate }), warnings: [] });
  }
  if (!gate) return undefined;
  // While pages are rendered.
  gate.warm();
  return async ({ set, changed }, follow) => {
    const known = await Promise.all(changed.map((one) => passedReport(store, set, one)));
    const unknown = changed.filter((_, index) => !known[index]);
    const checked = unknown.length > 0 ? await gate.check(set, unknown, follow) : [];
    if ('skipped' in checked) {
      const names = changed.map(({ name }) => name).join(', ');
      const warning = `${names} went live without the gate: ${checked.skipped}`;
      return { gates: all(changed, checked), warnings: [warning] };
    }
    for (const report of checked) {
      if (!report.passed) throw new RefusedError(refusalOf(report, site));
      const { name, id, pages, ms } = report;
      const seconds = (ms / 1_000).toFixed(1);
      follow(`Gated ${name}: ${pages.length} pages, ${seconds} s, report: ${reportUrl(site, id)}`);
    }
    const reports = [...known, ...checked].filter((report) => report !== null);
    return {
      gates: Object.fromEntries(reports.map(({ name, id }) => [name, { report: id }])),
      warnings: [],
    };
  };
}

/** The way past the gate of releases that were live before: what it has seen of them then. */
export const earlierReports =
  (store: Store): Gating =>
  async ({ changed }) => {
    const gates = changed.map(async ({ name, id }): Promise<[string, Gated]> => {
      const last = await lastReport(store, name, id);
      return [name, last?.passed ? { report: last.id } : { skipped: 'It was live before.' }];
    });
    return { gates: Object.fromEntries(await Promise.all(gates)), warnings: [] };
  };
