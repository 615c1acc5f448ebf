import type { Measure } from './measures.ts';
import type { Results } from './results.ts';

/** The share of the processors that other programs may use before times are unreliable. */
export const tolerable = 0.2;

const isDisturbed = ({ name, unit }: Measure, results: Results) =>
  (unit === 'ms' || unit === 'per second') && results.others(name) > tolerable;

/** A measure's name; marked if other programs kept the machine busy while it was timed. */
export const markedName = (measure: Measure, results: Results): string =>
  isDisturbed(measure, results) ? `${measure.name} (!)` : measure.name;

/** Explains the mark; `undefined` if no measure has it. */
export function warning(measures: Measure[], results: Results): string | undefined {
  const marked = measures.filter((measure) => isDisturbed(measure, results));
  if (marked.length === 0) return undefined;
  const most = Math.max(...marked.map(({ name }) => results.others(name)));
  return `(!) Unreliable: others used up to ${(most * 100).toFixed(0)} % of the processors.`;
}
