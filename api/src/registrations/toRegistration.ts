import type { Registration } from '@emberite/sdk/contract/registration';
import type { registrations } from '../db/schema.ts';

/** Converts a stored registration to the contract's form. */
export function toRegistration(row: typeof registrations.$inferSelect): Registration {
  const { id, kind, availability, activities, idealBudget, maxBudget, depositAgreement } = row;
  const budget = idealBudget && maxBudget ? { ideal: idealBudget, max: maxBudget } : null;
  const createdAt = row.createdAt.toISOString();
  return { id, kind, availability, activities, budget, depositAgreement, createdAt };
}
