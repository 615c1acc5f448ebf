/** The compared ways to serve the same pages, in the order in which they are shown. */
export const contenders = ['static', 'composed', 'stock', 'monolith'] as const;

export type Contender = (typeof contenders)[number];

/** The composed site with few remotes and with many, and how many. */
export const crowds = { '5 remotes': 5, '100 remotes': 100 } as const;

export type CrowdName = keyof typeof crowds;

export const crowdNames = Object.keys(crowds) as CrowdName[];

/** A column of values. */
export type Column = Contender | CrowdName;

/** The middle half of the measured values lies between `lower` and `upper`. */
export interface Spread {
  lower: number;
  median: number;
  upper: number;
}

/** All measured values, by measure. */
export interface Results {
  /** `others` is the share of the processors that other programs used meanwhile, 0 to 1. */
  add(measure: string, column: Column, value: number, others: number): void;
  /** The measured values, or `undefined` if there are none. */
  spread(measure: string, column: Column): Spread | undefined;
  /**
   * The share of the processors that other programs used while a measure was taken: at least that
   * in a quarter of the samples of any column, which is enough to move a quartile.
   */
  others(measure: string): number;
}

/** Returns the median of a list, and its quartiles. Values between two of the list are interpolated. */
export function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => {
    const place = (sorted.length - 1) * part;
    const below = sorted[Math.floor(place)]!;
    return below + (sorted[Math.ceil(place)]! - below) * (place % 1);
  };
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) };
}

interface Sample {
  measure: string;
  column: Column;
  value: number;
  others: number;
}

/** Creates an empty collection. */
export function createResults(): Results {
  const samples: Sample[] = [];
  const of = (measure: string, column: Column) =>
    samples.filter((sample) => sample.measure === measure && sample.column === column);
  return {
    add(measure, column, value, others) {
      samples.push({ measure, column, value, others });
    },
    spread(measure, column) {
      const found = of(measure, column);
      return found.length > 0 ? spreadOf(found.map(({ value }) => value)) : undefined;
    },
    others(measure) {
      const taken = samples.filter((sample) => sample.measure === measure);
      const columns = new Set(taken.map(({ column }) => column));
      const shares = [...columns].map(
        (column) => spreadOf(of(measure, column).map(({ others }) => others)).upper,
      );
      return Math.max(0, ...shares);
    },
  };
}
