import { profileGet } from '@emberite/contract/profiles';
import { ApiFailure } from '../http/failure.ts';
import { handleSignedIn } from '../endpoint/handle.ts';
import { loadProfile } from './loadProfile.ts';

export const profileGetEndpoint = handleSignedIn(profileGet, async ({ input, userId, db }) => {
  const profile = await loadProfile(userId, db);
  if (profile?.location !== input.location) {
    throw new ApiFailure('not-found', 'You have no profile at this location.');
  }
  return profile;
});
