import { randomUUID } from 'node:crypto';
import { eq, getTableColumns } from 'drizzle-orm';
import { registrationCreate } from '@emberite/contract/registrations';
import { isNew } from '../db/isNew.ts';
import { profiles, registrations } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { handleSignedIn } from '../endpoint/handle.ts';
import { sendNotice } from '../mail/notice.ts';
import { registrationNotice } from '../mail/registrationNotice.ts';
import { isOpen } from '../profiles/place.ts';
import { refuseClosed, withExperience } from './experiences.ts';
import { toRegistration } from '../db/toRegistration.ts';

/**
 * The wizard's variant of `POST /profiles`. The profile endpoints mount it, because they share the
 * path.
 */
export const registrationCreateEndpoint = handleSignedIn(registrationCreate, async (context) => {
  const { input, userId, db, clock } = context;
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  if (!profile) throw new ApiFailure('profile-needed');
  if (!isOpen(profile.location)) throw new ApiFailure('place-not-open');
  const { availability, activities, budget, depositAgreement, experience } = input;
  if (experience) refuseClosed(experience);
  const now = clock();
  const choices = {
    availability,
    activities,
    idealBudget: budget.ideal,
    maxBudget: budget.max,
    depositAgreement,
    updatedAt: now,
  };
  const [stored] = await db
    .insert(registrations)
    .values({
      id: randomUUID(),
      kind: 'night-out',
      userId,
      ...choices,
      experiences: experience ? [experience] : [],
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [registrations.userId, registrations.kind],
      set: experience ? { ...choices, experiences: withExperience(experience) } : choices,
    })
    .returning({ ...getTableColumns(registrations), isNew });
  if (!stored) throw new Error('The database did not return the stored registration.');
  const registration = toRegistration(stored);
  const kind = stored.isNew ? 'registered' : 'changed';
  await sendNotice(context, userId, registrationNotice({ kind, registration }, context));
  return registration;
});
