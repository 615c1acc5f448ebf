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

/** The most characters of a nickname. */
export const longestNickname = 50;

/** Said about a longer one. */
export const nicknameTooLong = `A nickname can have at most ${longestNickname} characters.`;

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
