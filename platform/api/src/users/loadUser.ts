import { asc, eq } from 'drizzle-orm';
import type { User } from '@emberite/contract/user';
import type { Database } from '../db/database.ts';
import { completedSteps, identities, invites, profiles } from '../db/schema.ts';
import { selectProfiles } from '../db/selectProfiles.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session/session.ts';
import { staffOf } from '../staff/handleStaff.ts';

function stepsByRoadmap(rows: readonly { roadmapId: string; stepId: string }[]) {
  const grouped = Map.groupBy(rows, (row) => row.roadmapId);
  return Object.fromEntries(
    [...grouped].map(([roadmapId, steps]) => [roadmapId, steps.map((step) => step.stepId)]),
  );
}

/** Returns the user with this id, who must exist. */
export async function loadUser(id: string, db: Database): Promise<User> {
  const linked = await db
    .select({ provider: identities.provider, userId: identities.providerUserId })
    .from(identities)
    .where(eq(identities.userId, id))
    .orderBy(asc(identities.provider));
  const [found] = await selectProfiles(db).where(eq(profiles.userId, id));
  const steps = await db
    .select()
    .from(completedSteps)
    .where(eq(completedSteps.userId, id))
    .orderBy(asc(completedSteps.id));
  const owned = await db
    .select({ code: invites.code })
    .from(invites)
    .where(eq(invites.ownerId, id))
    .orderBy(asc(invites.createdAt));
  return {
    id,
    identities: linked,
    location: found?.profiles.location ?? null,
    place: found?.interests?.place ?? null,
    hasProfile: found !== undefined,
    roadmaps: stepsByRoadmap(steps),
    ownedInvites: owned.map((invite) => invite.code),
  };
}

/** Returns the user of a session, as the session sees them: with whether it may use the desk. */
export async function loadOwnUser(session: Session, services: Services): Promise<User> {
  const user = await loadUser(session.userId, services.db);
  const isStaff = (await staffOf(session, services)) !== null;
  return { ...user, ...(isStaff && { isStaff }) };
}
