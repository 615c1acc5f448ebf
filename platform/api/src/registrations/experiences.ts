import { areaNotOpen, nightOutExperiences } from '@emberite/content/experiences';
import { experienceAdd, experienceRemove } from '@emberite/contract/registrations';
import type { Registration } from '@emberite/contract/registration';
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { registrations } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { handleSignedIn } from '../endpoint/handle.ts';
import type { SignedInContext } from '../endpoint/handle.ts';
import { sendNotice } from '../mail/notice.ts';
import { registrationNotice } from '../mail/registrationNotice.ts';
import { toRegistration } from '../db/toRegistration.ts';

/** Throws a 409 for an experience where groups do not form. */
export function refuseClosed(experience: string): void {
  const known = nightOutExperiences.find(({ value }) => value === experience);
  const reason = known && areaNotOpen(known);
  if (reason) throw new ApiFailure('place-not-open', reason);
}

const without = (id: string) => sql`array_remove(${registrations.experiences}, ${id})`;

/** The experiences of a stored registration with another one, which is last then. */
export const withExperience = (id: string): SQL => sql`array_append(${without(id)}, ${id})`;

/** Changes the experiences of the member's registration, and tells them if that changed anything. */
async function change(context: SignedInContext<unknown>, experiences: SQL): Promise<Registration> {
  const { userId, db, clock } = context;
  const mine = and(eq(registrations.userId, userId), eq(registrations.kind, 'night-out'));
  const [before] = await db.select().from(registrations).where(mine);
  const [row] = await db
    .update(registrations)
    .set({ experiences, updatedAt: clock() })
    .where(mine)
    .returning();
  if (!row) throw new ApiFailure('not-found');
  const registration = toRegistration(row);
  if (before?.experiences.length !== registration.experiences.length) {
    const notice = registrationNotice({ kind: 'changed', registration }, context);
    await sendNotice(context, userId, notice);
  }
  return registration;
}

export const experienceAddEndpoint = handleSignedIn(experienceAdd, async (context) => {
  const { experience } = context.input;
  refuseClosed(experience);
  return change(context, withExperience(experience));
});

export const experienceRemoveEndpoint = handleSignedIn(experienceRemove, (context) =>
  change(context, without(context.input.experience)),
);
