import { isDeepStrictEqual } from 'node:util';
import type { Registration } from '@emberite/contract/registration';
import type { registrations } from '../db/schema.ts';
import { toRegistration } from '../db/toRegistration.ts';
import type { RequestContext } from '../endpoint/handle.ts';
import { tellMember } from '../mail/registrationNotice.ts';

type Row = typeof registrations.$inferSelect;

/** What a member has chosen, in any order. */
const choicesOf = (row: Row) => ({
  ...toRegistration(row),
  availability: row.availability.toSorted(),
  activities: row.activities.toSorted(),
  experiences: row.experiences.toSorted(),
});

/**
 * Tells a member what is saved of their registration, unless that is what was saved `before`. Returns
 * the registration.
 */
export async function tellSaved(
  context: RequestContext,
  userId: string,
  before: Row | undefined,
  now: Row,
): Promise<Registration> {
  const registration = toRegistration(now);
  if (before && isDeepStrictEqual(choicesOf(before), choicesOf(now))) return registration;
  await tellMember(context, userId, { kind: before ? 'changed' : 'registered', registration });
  return registration;
}
