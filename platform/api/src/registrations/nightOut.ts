import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { areaNotOpen, nightOutExperiences } from '@emberite/content/experiences';
import { profileCreate } from '@emberite/contract/profiles';
import type { Registration } from '@emberite/contract/registration';
import {
  experienceAdd,
  experienceRemove,
  registrationCreate,
} from '@emberite/contract/registrations';
import { profiles, registrations } from '../db/schema.ts';
import { handleSignedIn } from '../endpoint/handle.ts';
import type { Endpoint, RequestContext, SignedInContext } from '../endpoint/handle.ts';
import { ApiFailure } from '../http/failure.ts';
import { countMailed } from '../mail/notice.ts';
import { isNightOutOf } from '../payments/nightOut.ts';
import { isOpen } from '../profiles/place.ts';
import { profileCreateEndpoint } from '../profiles/profileCreate.ts';
import { tellSaved } from './tellSaved.ts';

/** Throws a 409 for an experience where groups do not form. */
function refuseClosed(experience: string): void {
  const known = nightOutExperiences.find(({ value }) => value === experience);
  const reason = known && areaNotOpen(known);
  if (reason) throw new ApiFailure('place-not-open', reason);
}

const without = (id: string) => sql`array_remove(${registrations.experiences}, ${id})`;

/** The experiences of a stored registration with another one, which is last then. */
const withExperience = (id: string): SQL => sql`array_append(${without(id)}, ${id})`;

/** Changes the experiences of the member's registration, and tells them if that changed anything. */
async function change(context: SignedInContext<unknown>, experiences: SQL): Promise<Registration> {
  const { userId, db, clock } = context;
  await countMailed(userId, context);
  const mine = isNightOutOf(userId);
  const [before] = await db.select().from(registrations).where(mine);
  const [row] = await db
    .update(registrations)
    .set({ experiences, updatedAt: clock() })
    .where(mine)
    .returning();
  if (!row) throw new ApiFailure('not-found');
  return tellSaved(context, userId, before, row);
}

export const experienceAddEndpoint = handleSignedIn(experienceAdd, async (context) => {
  const { experience } = context.input;
  refuseClosed(experience);
  return change(context, withExperience(experience));
});

export const experienceRemoveEndpoint = handleSignedIn(experienceRemove, (context) =>
  change(context, without(context.input.experience)),
);

/**
 * The wizard's variant of `POST /profiles`. The profile endpoints mount it, because they share the
 * path.
 */
const registrationCreateEndpoint = handleSignedIn(registrationCreate, async (context) => {
  const { input, userId, db, clock } = context;
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  if (!profile) throw new ApiFailure('profile-needed');
  if (!isOpen(profile.location)) throw new ApiFailure('place-not-open');
  const { availability, activities, budget, depositAgreement, experience } = input;
  if (experience) refuseClosed(experience);
  await countMailed(userId, context);
  const now = clock();
  const choices = {
    availability,
    activities,
    idealBudget: budget.ideal,
    maxBudget: budget.max,
    depositAgreement,
    updatedAt: now,
  };
  const [before] = await db.select().from(registrations).where(isNightOutOf(userId));
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
    .returning();
  if (!stored) throw new Error('The database did not return the stored registration.');
  return tellSaved(context, userId, before, stored);
});

/** A field that only the registration wizard sends. */
const wizardField = 'availability';

/** Whether a `POST /profiles` comes from the wizard. Its errors are then those of that form. */
async function isWizard({ c }: RequestContext): Promise<boolean> {
  const body: unknown = await c.req.json().catch(() => null);
  return typeof body === 'object' && body !== null && wizardField in body;
}

/** `POST /profiles`: a new profile, or a registration by a member. */
export const profilesPostEndpoint: Endpoint = {
  ...profileCreateEndpoint,
  contracts: [profileCreate, registrationCreate],
  respond: async (context) =>
    ((await isWizard(context)) ? registrationCreateEndpoint : profileCreateEndpoint).respond(
      context,
    ),
};
