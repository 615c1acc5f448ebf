import type { Registration } from '@emberite/contract/registration';
import type { registrations } from './schema.ts';

/** Converts a stored registration to the contract's form. */
export function toRegistration(row: typeof registrations.$inferSelect): Registration {
  const { id, kind, experiences, availability, activities, depositAgreement } = row;
  const { idealBudget, maxBudget } = row;
  return {
    id,
    kind,
    experiences,
    availability,
    activities,
    budget: idealBudget && maxBudget ? { ideal: idealBudget, max: maxBudget } : null,
    depositAgreement,
    createdAt: row.createdAt.toISOString(),
  };
}
