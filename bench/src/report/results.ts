/** The ways to serve the same pages that are compared. */
export type Contender = 'static' | 'composed' | 'monolith';

/** Everything measured so far, by what was measured. */
export interface Results {
  add(measure: string, contender: Contender, value: number): void;
  /** The middle of what was measured; `undefined` where nothing was. */
  median(measure: string, contender: Contender): number | undefined;
}

/** The middle value of a list, or the mean of the two in the middle. */
function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return (sorted[Math.floor(half)]! + sorted[Math.ceil(half)]!) / 2;
}

/** Starts an empty collection. */
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
