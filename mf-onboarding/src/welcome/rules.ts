import { ageMax, ageMin } from '@emberite/content/ages';
import { otherLocation } from '@emberite/content/locations';
import { longestNickname, nicknameTooLong } from '@emberite/content/people';
import { asSeen } from '@emberite/contract/asSeen';
import { cleanInviteCode } from '@emberite/contract/cleanInviteCode';
import { isLonger } from '@emberite/contract/isLonger';
import type { Problem } from '@emberite/sdk/form';
import type { Answers } from './onboarding.ts';
import type { Step } from '@emberite/sdk/steps';

/** A problem with one answer or with the whole form. */
export type WelcomeProblem = Problem<keyof Answers>;

type Rule = (answers: Answers) => WelcomeProblem | null;

const inviteCode: Rule = ({ inviteCode }) => {
  const at = 'inviteCode';
  const code = cleanInviteCode(inviteCode);
  if (!code) return { at, message: 'Please enter your invite code.' };
  return code.includes('-') ? null : { at, message: 'Incorrect invite code format.' };
};

const location: Rule = ({ location, newLocation }) => {
  const message = 'Please select a valid location.';
  if (!location) return { at: 'location', message };
  if (location !== otherLocation || asSeen(newLocation)) return null;
  return { at: 'newLocation', message };
};

const romance: Rule = ({ relationshipStatus, preferredSex }) => {
  const message = 'Please select whom you want to meet.';
  if (relationshipStatus.length === 0) return { at: 'relationshipStatus', message };
  if (!relationshipStatus.includes('romantic') || preferredSex.length > 0) return null;
  return { at: 'preferredSex', message };
};

const sex: Rule = ({ userSex, nickname }) => {
  if (!userSex) return { at: 'userSex', message: 'Please select your sex.' };
  return isLonger(nickname.trim(), longestNickname)
    ? { at: 'nickname', message: nicknameTooLong }
    : null;
};

const age: Rule = ({ userAge }) =>
  userAge !== null && userAge >= ageMin && userAge <= ageMax
    ? null
    : { at: 'userAge', message: 'Please enter your age.' };

const rules: Readonly<Record<Step, Rule>> = [inviteCode, location, romance, sex, age];

/** Validates a step before the server is called; null if it is valid. */
export function problemAt(step: Step, answers: Answers): WelcomeProblem | null {
  return rules[step](answers);
}
