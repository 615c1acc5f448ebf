import { longestNickname } from '@emberite/content/people';

/** Why onboarding asks each question, in one or two sentences. */
export const helpTexts = {
  inviteCode:
    'Ember grows by invitation. Your code is in the message that brought you here; it has a hyphen in it.',
  location:
    'Groups meet in person, so we need to know where you are. You cannot change this later.',
  intent: 'Choose all that fit. Everybody comes for a good time first.',
  preferredSex:
    'Used to make groups in which a spark is possible, and shown on your profile. You can change it later.',
  sex: 'Groups are balanced, for example 4 men and 4 women. You cannot change this later.',
  nickname: `Optional. What other members call you, in at most ${longestNickname} characters.`,
  age: 'You must be at least 20. We put together groups of similar age; others see your age group, never your exact age.',
  idealAge: 'Set to ten years either way of your own age. You can change it in your settings.',
} as const;
