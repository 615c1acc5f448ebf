import { markedName } from './disturbed.ts';
import { formatSpread } from './format.ts';
import { markdownTable } from './markdownTable.ts';
import type { Goal, Measure } from './measures.ts';
import type { Contender, Results } from './results.ts';
import { contenders } from './results.ts';

const percent = (part: number) => `${Math.abs(part * 100).toFixed(0)} %`;

/** Returns whether a goal was met, and by how much, or `undefined` if a value is missing. */
export function verdict(
  goal: Goal,
  value: number | undefined,
  reference: number | undefined,
): string | undefined {
  const limit = goal.against === 'nothing' ? goal.atMost : reference && goal.atMost * reference;
  if (value === undefined || limit === undefined) return undefined;
  const over = value / limit - 1;
  if (over === 0) return 'met';
  return over > 0 ? `missed by ${percent(over)}` : `met with ${percent(over)} to spare`;
}

function describe(goal: Goal): string {
  return goal.against === 'nothing' ? `≤ ${goal.atMost}` : `≤ ${goal.atMost} × ${goal.against}`;
}

/** The references that the composed site is divided by. */
const references: Contender[] = contenders.filter((contender) => contender !== 'composed');

/**
 * Formats the table as Markdown that is also readable as plain text: one line per measure, with
 * medians and quartiles, ratios and goals. Disturbed lines are marked.
 */
export function table(measures: Measure[], results: Results): string {
  const head = ['', ...contenders, ...references.map((name) => `÷ ${name}`), 'goal', 'result'];
  const rows = measures.map((measure) => {
    const of = (contender: Contender) => results.spread(measure.name, contender);
    const value = of('composed')?.median;
    const cell = (contender: Contender) => {
      const spread = of(contender);
      return spread ? formatSpread(spread, measure.unit) : '';
    };
    const ratio = (contender: Contender) => {
      const reference = of(contender)?.median;
      return value === undefined || !reference ? '' : (value / reference).toFixed(2);
    };
    const outcome = (goal: Goal) =>
      verdict(goal, value, goal.against === 'nothing' ? undefined : of(goal.against)?.median);
    return [
      markedName(measure, results),
      ...contenders.map(cell),
      ...references.map(ratio),
      measure.goals.map(describe).join(', '),
      measure.goals.map(outcome).join(', '),
    ];
  });
  return markdownTable([head, ...rows]);
}
