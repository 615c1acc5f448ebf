import type { Comparison } from './measures.ts';
import type { Column, Results } from './results.ts';
import { ratioOf } from './results.ts';

/**
 * A line of a table for programs. Besides the fields here, it has one for each reference, with its median: `static`,
 * `stock` and `monolith`, or `5 remotes`. What was not measured is null. Bytes are not divided.
 */
export interface Figures {
  measure: string;
  unit: 'ms' | 'bytes' | 'count' | 'score' | 'per second';
  /** The median of the composed site, or of the one with 100 remotes. */
  ours: number | null;
  /** `ours` divided by the median of each reference. */
  ratio: Partial<Record<Column, number | null>>;
  /** How many rounds the run had. */
  rounds: number;
  /** The share of the processors that other programs used meanwhile, 0 to 1. */
  others: number;
  /** Why a column has no figure, or fewer, in one sentence each. */
  failed: Partial<Record<Column, string>>;
}

/** Returns the lines of a comparison for a file, so that two runs can be compared. */
export function figuresOf(
  { columns, subject, measures }: Comparison,
  results: Results,
  rounds: number,
): Figures[] {
  const references = columns.filter((column) => column !== subject);
  return measures.map(({ name, unit }) => {
    const median = (column: Column) => results.spread(name, column)?.median ?? null;
    const ratio = (column: Column) => ratioOf(results, name, subject, column) ?? null;
    const failed = results.failures(name).map(({ column, why }) => [column, why] as const);
    return {
      measure: name,
      unit: unit === 'kB' || unit === 'MB' ? 'bytes' : unit,
      ours: median(subject),
      ...Object.fromEntries(references.map((column) => [column, median(column)])),
      ratio: Object.fromEntries(references.map((column) => [column, ratio(column)])),
      rounds,
      others: results.others(name),
      failed: Object.fromEntries(failed),
    };
  });
}
