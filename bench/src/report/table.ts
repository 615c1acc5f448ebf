import { markdownTable } from './markdownTable.ts';
import type { Goal, Measure } from './measures.ts';
import type { Contender, Results } from './results.ts';

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

const formats: Record<Measure['unit'], (value: number) => string> = {
  ms: (value) => `${value.toFixed(0)} ms`,
  kB: (value) => `${(value / 1000).toFixed(1)} kB`,
  count: (value) => String(value),
  'per second': (value) => `${value.toFixed(0)} /s`,
};

function describe(goal: Goal): string {
  return goal.against === 'nothing' ? `≤ ${goal.atMost}` : `≤ ${goal.atMost} × ${goal.against}`;
}

/**
 * Formats the table as Markdown that is also readable as plain text: one line per measure, with
 * medians, ratios and goals.
 */
export function table(measures: Measure[], results: Results): string {
  const head = ['', 'static', 'composed', 'monolith', '÷ static', '÷ monolith', 'goal', 'result'];
  const rows = measures.map((measure) => {
    const of = (contender: Contender) => results.median(measure.name, contender);
    const value = of('composed');
    const format = (number: number | undefined) =>
      number === undefined ? '' : formats[measure.unit](number);
    const ratio = (reference: number | undefined) =>
      value === undefined || !reference ? '' : (value / reference).toFixed(2);
    const outcome = (goal: Goal) =>
      verdict(goal, value, goal.against === 'nothing' ? undefined : of(goal.against));
    return [
      measure.name,
      format(of('static')),
      format(value),
      format(of('monolith')),
      ratio(of('static')),
      ratio(of('monolith')),
      measure.goals.map(describe).join(', '),
      measure.goals.map(outcome).join(', '),
    ];
  });
  return markdownTable([head, ...rows]);
}
