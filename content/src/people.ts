import type { Option } from './option.ts';

export type Sex = 'male' | 'female';
export type PreferredSex = 'men' | 'women';
export type Intent = 'friends' | 'romantic';

/** What a member is open to. More than one may be chosen. */
export const intentOptions: readonly Option<Intent>[] = [
  {
    value: 'friends',
    label: 'New friends',
    help: 'Good company for the things you like to do. The default, and always welcome.',
  },
  {
    value: 'romantic',
    label: 'A romantic spark',
    help: 'You would not mind meeting somebody. We ask whom: it helps us make groups, and others see it on your profile.',
  },
];

/** Asked at sign-up, to balance groups. */
export const sexOptions: readonly Option<Sex>[] = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
];

/** Who a member open to romance would like to meet. More than one may be chosen. */
export const preferredSexOptions: readonly Option<PreferredSex>[] = [
  { value: 'men', label: 'Men' },
  { value: 'women', label: 'Women' },
];

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
  age: 'You must be at least 20. We put together groups of similar age; others see your age group, never your exact age.',
  idealAge: 'Set to ten years either way of your own age. You can change it in your settings.',
} as const;

/** The commitments of a new member, as stored. Joining means making all of them. */
export const missionCommitments: readonly Option<'great-experiences'>[] = [
  { value: 'great-experiences', label: 'I will do my part to make every experience a great one.' },
];
