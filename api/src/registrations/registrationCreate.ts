import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { registrationCreate } from '@emberite/sdk/contract/registrationCreate';
import { profiles, registrations } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { handleSignedIn } from '../http/handle.ts';
import { toRegistration } from './toRegistration.ts';

/** The wizard's form of `POST /profiles`. The profiles mount it, because they share the path. */
export const registrationCreateEndpoint = handleSignedIn(registrationCreate, async (context) => {
  const { input, userId, db } = context;
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  if (!profile) throw new ApiFailure('profile-needed');
  const { availability, activities, budget, depositAgreement } = input;
  const choices = {
    availability,
    activities,
    idealBudget: budget.ideal,
    maxBudget: budget.max,
    depositAgreement,
  };
  const kind = 'night-out';
  const [stored] = await db
    .insert(registrations)
    .values({ id: randomUUID(), kind, userId, ...choices, createdAt: context.clock() })
    .onConflictDoUpdate({ target: [registrations.userId, registrations.kind], set: choices })
    .returning();
  if (!stored) throw new Error('The database did not return the stored registration.');
  return toRegistration(stored);
});
