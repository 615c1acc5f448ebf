import { persisted } from '@emberite/sdk/storage';
import { sampleAvailability } from './sampleAvailability.ts';

/** The times a member has checked, as the values of {@link sampleAvailability}. */
interface Availability {
  slots: string[];
}

const known = sampleAvailability.flatMap(({ slots }) => slots.map(({ value }) => value));

function readAvailability(stored: unknown): Availability {
  const { slots } = (stored ?? {}) as { slots?: unknown };
  return { slots: known.filter((value) => Array.isArray(slots) && slots.includes(value)) };
}

/** The times a member has checked, stored in this browser. */
export const availability = persisted('ember.availability', { slots: [] }, readAvailability).state;

/** Sets which of a day's slots are checked. */
export function check(day: readonly string[], checked: readonly string[]): void {
  availability.slots = known.filter((value) =>
    day.includes(value) ? checked.includes(value) : availability.slots.includes(value),
  );
}
