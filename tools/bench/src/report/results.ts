import { stripVTControlCharacters } from 'node:util';

/** The compared ways to serve the same pages, in the order in which they are shown. */
export const contenders = ['static', 'composed', 'stock', 'monolith'] as const;

export type Contender = (typeof contenders)[number];

/**
 * Those whose members come back after a release. Not `stock`: the entries of its remotes keep their names, and the
 * gateway lets browsers keep a file for ever.
 */
export const releasing = ['composed', 'monolith'] as const;

export type Releasing = (typeof releasing)[number];

/** What a release changes one line of. */
export const changeNames = ['a page of mf-member', 'the shell', "the kit's Button"] as const;

export type Change = (typeof changeNames)[number];

/** The composed site with few remotes and with many. */
export const crowdNames = ['5 remotes', '100 remotes'] as const;

export type CrowdName = (typeof crowdNames)[number];

/** A column of values. */
export type Column = Contender | CrowdName;

/** The middle half of the measured values lies between `lower` and `upper`. */
export type Spread = ReturnType<typeof spreadOf>;

/** Why a measure of a column could not be taken, in one short sentence. */
interface Failure {
  column: Column;
  why: string;
}

/** All measured values, by measure. */
export type Results = ReturnType<typeof createResults>;

/**
 * The value that this share of a list does not exceed, 0 to 1; 0 for an empty list. Values between two of the list are
 * interpolated.
 */
export function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = Math.max(0, sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? 0;
  return below + ((sorted[Math.ceil(place)] ?? 0) - below) * (place % 1);
}

/** Returns the median of a list, and its quartiles. */
export const spreadOf = (values: number[]) => ({
  lower: quantile(values, 0.25),
  median: quantile(values, 0.5),
  upper: quantile(values, 0.75),
});

/** The longest reason that fits a line of the table. */
const mostLetters = 120;

/** The first line of what was thrown, as one short sentence that does not break a table. */
function sentenceOf(reason: unknown): string {
  const text = reason instanceof Error ? reason.message || reason.name : String(reason);
  const [line = ''] = stripVTControlCharacters(text).trim().split('\n');
  const plain = line.replaceAll('|', '/').replace(/[\s:]+$/, '');
  if (plain.length > mostLetters) return `${plain.slice(0, mostLetters)}…`;
  return /[.!?]$/.test(plain) ? plain : `${plain}.`;
}

interface Sample {
  measure: string;
  column: Column;
  value: number;
  others: number;
}

/** Creates an empty collection. */
export function createResults() {
  const samples: Sample[] = [];
  const failed: (Failure & { measure: string })[] = [];
  const of = (measure: string, column: Column) =>
    samples.filter((sample) => sample.measure === measure && sample.column === column);
  return {
    /** `others` is the share of the processors that other programs used meanwhile, 0 to 1. */
    add(measure: string, column: Column, value: number, others: number): void {
      samples.push({ measure, column, value, others });
    },
    /** Notes that a measure could not be taken, for the reason that was thrown. */
    fail(measure: string, column: Column, reason: unknown): void {
      if (failed.some((one) => one.measure === measure && one.column === column)) return;
      failed.push({ measure, column, why: sentenceOf(reason) });
    },
    /** The first failure of each column that had one. */
    failures: (measure: string): Failure[] => failed.filter((one) => one.measure === measure),
    /** The measured values, or `undefined` if there are none. */
    spread(measure: string, column: Column): Spread | undefined {
      const found = of(measure, column);
      return found.length > 0 ? spreadOf(found.map(({ value }) => value)) : undefined;
    },
    /**
     * The share of the processors that other programs used while a measure was taken: at least that
     * in a quarter of the samples of any column, which is enough to move a quartile.
     */
    others(measure: string): number {
      const taken = samples.filter((sample) => sample.measure === measure);
      const columns = new Set(taken.map(({ column }) => column));
      const shares = [...columns].map(
        (column) => spreadOf(of(measure, column).map(({ others }) => others)).upper,
      );
      return Math.max(0, ...shares);
    },
  };
}

/** By what factor the median of one column is that of another; `undefined` if one is missing, or 0. */
export function ratioOf(
  results: Results,
  measure: string,
  subject: Column,
  reference: Column,
): number | undefined {
  const [above, below] = [subject, reference].map((column) => results.spread(measure, column));
  return above && below?.median ? above.median / below.median : undefined;
}
