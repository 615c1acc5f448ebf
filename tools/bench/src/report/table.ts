import { markedName } from './disturbed.ts';
import { formatSpread, formatValue } from './format.ts';
import { markdownTable } from './markdownTable.ts';
import type { Comparison, Goal, Measure } from './measures.ts';
import type { Column, Results } from './results.ts';
import { ratioOf } from './results.ts';

const percent = (part: number) => `${Math.abs(part * 100).toFixed(0)} %`;

/** Returns whether a goal was met, and by how much, or `undefined` if a value is missing. */
export function verdict(
  goal: Goal,
  value: number | undefined,
  reference: number | undefined,
): string | undefined {
  const factor = 'atMost' in goal ? goal.atMost : goal.atLeast;
  const limit = goal.against === 'nothing' ? factor : reference && factor * reference;
  if (value === undefined || limit === undefined) return undefined;
  const spare = 'atMost' in goal ? 1 - value / limit : value / limit - 1;
  if (spare === 0) return 'met';
  return spare < 0 ? `missed by ${percent(spare)}` : `met with ${percent(spare)} to spare`;
}

function describe(goal: Goal, unit: Measure['unit']): string {
  const [sign, factor] = 'atMost' in goal ? ['≤', goal.atMost] : ['≥', goal.atLeast];
  return goal.against === 'nothing'
    ? `${sign} ${formatValue(factor, unit)}`
    : `${sign} ${factor} × ${goal.against}`;
}

/**
 * Formats a comparison as Markdown that is also readable as plain text: one line per measure, with
 * medians and quartiles, ratios, goals, and what failed. Disturbed lines are marked.
 */
export function table({ columns, subject, measures }: Comparison, results: Results): string {
  const references = columns.filter((column) => column !== subject);
  const head = ['', ...columns, ...references.map((name) => `÷ ${name}`), 'goal', 'result'];
  const rows = measures.map((measure) => {
    const of = (column: Column) => results.spread(measure.name, column);
    const value = of(subject)?.median;
    const failures = results.failures(measure.name);
    const cell = (column: Column) => {
      const spread = of(column);
      if (spread) return formatSpread(spread, measure.unit);
      return failures.some((failure) => failure.column === column) ? 'failed' : '';
    };
    const ratio = (column: Column) =>
      ratioOf(results, measure.name, subject, column)?.toFixed(2) ?? '';
    const outcome = (goal: Goal) =>
      verdict(goal, value, goal.against === 'nothing' ? undefined : of(goal.against)?.median);
    return [
      markedName(measure, results),
      ...columns.map(cell),
      ...references.map(ratio),
      measure.goals.map((goal) => describe(goal, measure.unit)).join(', '),
      [
        ...measure.goals.map(outcome).filter((text) => text !== undefined),
        ...columns.flatMap((column) => {
          const failure = failures.find((one) => one.column === column);
          return failure ? [`${column} failed: ${failure.why}`] : [];
        }),
      ].join(', '),
    ];
  });
  return markdownTable([head, ...rows]);
}
