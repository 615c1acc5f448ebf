import { metroVancouver, otherLocation } from '@emberite/content/locations';
import type { LocationValue } from '@emberite/content/locations';

/**
 * Tells somebody who joins from a place that is not open yet what that means; undefined if it is
 * open.
 */
export const notOpenYet: Readonly<Partial<Record<LocationValue, string>>> = {
  [metroVancouver]:
    'Good to have you. There are no groups in metro Vancouver yet, but you can join now, make your profile and enter the Vancouver Giveaway. We will write to you when the first groups form.',
  [otherLocation]:
    'Thank you. Ember is not open where you live yet. Join now: we note your interest and write to you when that changes.',
};
