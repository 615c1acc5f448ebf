import type { Measure } from './measures.ts';
import type { Spread } from './results.ts';

const formats: Record<Measure['unit'], { digits: number; per: number; suffix: string }> = {
  ms: { digits: 0, per: 1, suffix: ' ms' },
  kB: { digits: 1, per: 1000, suffix: ' kB' },
  MB: { digits: 0, per: 1e6, suffix: ' MB' },
  count: { digits: 0, per: 1, suffix: '' },
  score: { digits: 4, per: 1, suffix: '' },
  'per second': { digits: 0, per: 1, suffix: ' /s' },
};

function number(value: number, unit: Measure['unit']): string {
  const { digits, per } = formats[unit];
  return (value / per).toFixed(digits);
}

/** Formats a value with its unit, e.g. `20 ms`. */
export const formatValue = (value: number, unit: Measure['unit']): string =>
  number(value, unit) + formats[unit].suffix;

/** Formats a median and, where they differ, its quartiles, e.g. `20 ms (18–25)`. */
export function formatSpread({ lower, median, upper }: Spread, unit: Measure['unit']): string {
  const [from, to] = [number(lower, unit), number(upper, unit)];
  return formatValue(median, unit) + (from === to ? '' : ` (${from}–${to})`);
}
