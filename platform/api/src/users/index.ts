import { eq } from 'drizzle-orm';
import type { InputOf } from '@emberite/contract/call';
import { currentUser, userUpdate } from '@emberite/contract/users';
import { completedSteps, users } from '../db/schema.ts';
import { handleSignedIn } from '../endpoint/handle.ts';
import type { Endpoint } from '../endpoint/handle.ts';
import { ApiFailure } from '../http/failure.ts';
import { loadOwnUser } from './loadUser.ts';

/** More steps than a member could ever complete: beyond it, someone is filling the database. */
const maxSteps = 1000;

function stepsOf({ changes }: InputOf<typeof userUpdate>, userId: string) {
  return changes.flatMap(({ value }) =>
    Object.entries(value).flatMap(([roadmapId, steps]) =>
      steps.map((stepId) => ({ userId, roadmapId, stepId })),
    ),
  );
}

export const userEndpoints: readonly Endpoint[] = [
  handleSignedIn(currentUser, (context) => loadOwnUser(context.session, context)),
  handleSignedIn(userUpdate, async (context) => {
    const { input, userId, db } = context;
    const steps = stepsOf(input, userId);
    if (steps.length > maxSteps) throw new ApiFailure('too-much-kept');
    if (steps.length > 0) {
      await db.transaction(async (transaction) => {
        // Locked, so that two requests at once neither deadlock nor exceed the limit.
        await transaction.select().from(users).where(eq(users.id, userId)).for('update');
        await transaction.insert(completedSteps).values(steps).onConflictDoNothing();
        const total = await transaction.$count(completedSteps, eq(completedSteps.userId, userId));
        if (total > maxSteps) throw new ApiFailure('too-much-kept');
      });
    }
    return loadOwnUser(context.session, context);
  }),
];
