import { brand } from '@emberite/content/brand';
import { otherLocation } from '@emberite/content/locations';
import type { InputOf } from '@emberite/contract/call';
import type { profileCreate } from '@emberite/contract/profiles';
import { idealAgeRange } from './age.ts';
import type { Answers } from './onboarding.ts';

/**
 * Converts the answers to the API's input; all steps must be valid. Answers that belong to a
 * revoked choice (a city, whom to meet) are left out.
 */
export function toProfile(answers: Answers): InputOf<typeof profileCreate> {
  const { inviteCode, nickname, location, newLocation, relationshipStatus } = answers;
  const { userSex, preferredSex, userAge } = answers;
  if (!userSex || userAge === null) throw new Error('The welcome is not finished.');
  const { min, max } = answers.idealAgeRange ?? idealAgeRange(userAge);
  return {
    inviteCode,
    profile: {
      location,
      newLocation: location === otherLocation ? newLocation.trim() : '',
      // No step asks for it yet.
      firstName: brand.member,
      nickname: nickname.trim(),
      relationshipStatus: relationshipStatus.join(','),
      userSex,
      preferredSex: relationshipStatus.includes('romantic') ? [...preferredSex] : [],
      age: userAge,
      minIdealAge: min,
      maxIdealAge: max,
    },
  };
}
