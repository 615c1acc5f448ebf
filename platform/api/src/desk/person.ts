import { ageGroupOf } from '@emberite/content/ages';
import type { DeskPerson } from '@emberite/contract/desk';
import type { profiles } from '../db/schema.ts';

/** What staff see of a member. */
export const toDeskPerson = (profile: typeof profiles.$inferSelect): DeskPerson => ({
  id: profile.publicId,
  name: profile.nickname || profile.firstName,
  email: profile.userId,
  sex: profile.userSex === 'male' ? 'male' : 'female',
  ageGroup: ageGroupOf(profile.age),
  minIdealAge: profile.minIdealAge,
  maxIdealAge: profile.maxIdealAge,
});
