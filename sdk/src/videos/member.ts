import { session } from '@emberite/sdk/session';

/** Whose videos these are, and the location that names the profile. Throws without a profile. */
export function member(): { id: string; location: string } {
  const user = session.status === 'signed-in' ? session.user : null;
  if (!user?.location) throw new Error('Only a member with a profile has videos.');
  return { id: user.id, location: user.location };
}
