import type { Option } from './option.ts';

/** A Friday of the poetry night, as a date. */
export type PoetryNightDate = '2025-02-07' | '2025-02-14' | '2025-02-21' | '2025-02-28';

/** A Friday of a season, and when its evening begins, in milliseconds since 1970. */
interface Friday extends Option<PoetryNightDate> {
  begins: number;
}

/** With the offset of Revelstoke from UTC, so that nobody's own time zone matters. */
const friday = (value: PoetryNightDate, label: string): Friday => ({
  value,
  label: `Friday, ${label}, from 7 PM`,
  begins: Date.parse(`${value}T19:00-08:00`),
});

/** The season of the poetry night, in Revelstoke, the first Friday first. */
export const poetrySeason: { name: string; fridays: readonly Friday[] } = {
  name: 'February 2025',
  fridays: [
    friday('2025-02-07', 'February 7, 2025'),
    friday('2025-02-14', 'February 14, 2025'),
    friday('2025-02-21', 'February 21, 2025'),
    friday('2025-02-28', 'February 28, 2025'),
  ],
};

/** Where the season stands at a time in milliseconds since 1970, and the Fridays that are still to come. */
export function poetrySeasonAt(now: number): {
  phase: 'before' | 'during' | 'after';
  open: readonly Friday[];
} {
  const { fridays } = poetrySeason;
  const open = fridays.filter(({ begins }) => now < begins);
  if (open.length === 0) return { phase: 'after', open };
  return { phase: open.length === fridays.length ? 'before' : 'during', open };
}
