import { eq } from 'drizzle-orm';
import { isRomantic } from '@emberite/contract/profileFields';
import { profileGet, profileUpdate } from '@emberite/contract/profiles';
import type { ProfileChange } from '@emberite/contract/profiles';
import { profiles } from '../db/schema.ts';
import { handleSignedIn } from '../endpoint/handle.ts';
import type { Endpoint } from '../endpoint/handle.ts';
import { ApiFailure } from '../http/failure.ts';
import { loadProfile } from './loadProfile.ts';

const profileGetEndpoint = handleSignedIn(profileGet, async ({ input, userId, db }) => {
  const profile = await loadProfile(userId, db);
  if (profile?.location !== input.location) {
    throw new ApiFailure('not-found', 'You have no profile at this location.');
  }
  return profile;
});

type Stored = typeof profiles.$inferSelect;
type Changes = Partial<typeof profiles.$inferInsert>;

const readOnly: Readonly<Partial<Record<ProfileChange['field'], string>>> = {
  firstName: 'first name',
  userSex: 'sex',
  age: 'age',
  location: 'location',
};

/** Returns the columns to set. If a field is changed twice, the last change counts. */
function toColumns(changes: readonly ProfileChange[], stored: Stored): Changes {
  for (const { field, value } of changes) {
    const name = readOnly[field];
    if (name !== undefined && value !== stored[field]) {
      throw new ApiFailure('read-only-field', `The ${name} cannot be changed.`);
    }
  }
  return Object.fromEntries(changes.map((change) => [change.field, change.value]));
}

/** Checks the rules between fields, whichever of them were changed. */
function checkTogether(profile: Stored): void {
  if (profile.minIdealAge > profile.maxIdealAge) {
    throw new ApiFailure('invalid-input', 'The ideal age range must not end before it begins.');
  }
  if (isRomantic(profile.relationshipStatus) && profile.preferredSex.length === 0) {
    throw new ApiFailure('invalid-input', 'Please select whom you want to meet.');
  }
}

const profileUpdateEndpoint = handleSignedIn(profileUpdate, async (context) => {
  const { input, userId } = context;
  return context.db.transaction(async (db) => {
    // Locked, so that two requests together cannot store what neither may alone.
    const own = eq(profiles.userId, userId);
    const [stored] = await db.select().from(profiles).where(own).for('update');
    if (!stored) throw new ApiFailure('profile-needed');
    if (stored.location !== input.location) throw new ApiFailure('location-mismatch');
    const columns = toColumns(input.changes, stored);
    checkTogether({ ...stored, ...columns });
    await db.update(profiles).set(columns).where(own);
    const profile = await loadProfile(userId, db);
    if (!profile) throw new ApiFailure('profile-needed');
    return profile;
  });
});

export const profileEndpoints: readonly Endpoint[] = [profileGetEndpoint, profileUpdateEndpoint];
