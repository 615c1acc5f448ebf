import { eq } from 'drizzle-orm';
import { profileUpdate } from '@emberite/sdk/contract/profileUpdate';
import type { ProfileChange } from '@emberite/sdk/contract/profileUpdate';
import { profiles } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { handleSignedIn } from '../http/handle.ts';
import { loadProfile } from './loadProfile.ts';

type Changes = Partial<typeof profiles.$inferInsert>;

/** The columns to set; of two changes of a field the later one counts. */
function toColumns(changes: readonly ProfileChange[], location: string): Changes {
  for (const change of changes) {
    if (change.field === 'location' && change.value !== location) {
      throw new ApiFailure('read-only-field', 'The location cannot be changed.');
    }
  }
  return Object.fromEntries(changes.map((change) => [change.field, change.value]));
}

export const profileUpdateEndpoint = handleSignedIn(profileUpdate, async (visit) => {
  const { input, userId } = visit;
  return visit.db.transaction(async (db) => {
    // Locked, so that the two ends of the age range cannot pass each other in two requests.
    const [stored] = await db
      .select()
      .from(profiles)
      .where(eq(profiles.userId, userId))
      .for('update');
    if (!stored) throw new ApiFailure('profile-needed');
    if (stored.location !== input.location) throw new ApiFailure('location-mismatch');
    const columns = toColumns(input.changes, stored.location);
    const { minIdealAge, maxIdealAge } = { ...stored, ...columns };
    if (minIdealAge > maxIdealAge) {
      throw new ApiFailure('invalid-input', 'The ideal age range ends before it begins.');
    }
    await db.update(profiles).set(columns).where(eq(profiles.userId, userId));
    const profile = await loadProfile(userId, db);
    if (!profile) throw new ApiFailure('profile-needed');
    return profile;
  });
});
