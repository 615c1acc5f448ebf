/** The compared ways to serve the same pages. */
export type Contender = 'static' | 'composed' | 'monolith';

/** All measured values, by measure. */
export interface Results {
  add(measure: string, contender: Contender, value: number): void;
  /** The median of the measured values, or `undefined` if there are none. */
  median(measure: string, contender: Contender): number | undefined;
}

/** Returns the median of a list. */
function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return (sorted[Math.floor(half)]! + sorted[Math.ceil(half)]!) / 2;
}

/** Creates an empty collection. */
export function createResults(): Results {
  const known = new Map<string, number[]>();
  return {
    add(measure, contender, value) {
      const key = `${contender} ${measure}`;
      known.set(key, [...(known.get(key) ?? []), value]);
    },
    median(measure, contender) {
      const values = known.get(`${contender} ${measure}`);
      return values && median(values);
    },
  };
}
