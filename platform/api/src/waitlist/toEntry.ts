import type { WaitlistEntry } from '@emberite/contract/waitlist';
import type { waitlist } from '../db/schema.ts';

/** Converts a stored entry of the waiting list to the contract's form. */
export function toEntry(row: typeof waitlist.$inferSelect): WaitlistEntry {
  const { role, place, idea, confirmedAt } = row;
  return { role, place, idea, isConfirmed: confirmedAt !== null };
}
