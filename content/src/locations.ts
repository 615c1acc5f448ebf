import type { Option } from './option.ts';

/** Where a member lives: a known place, or 'Other' for everywhere else. Only Revelstoke is open. */
export type LocationValue = 'CA:BC:Revelstoke' | 'CA:BC:MetroVancouver' | 'Other';

export const defaultLocation = 'CA:BC:Revelstoke';
export const metroVancouver = 'CA:BC:MetroVancouver';
export const otherLocation = 'Other';

const labels: Readonly<Record<LocationValue, string>> = {
  'CA:BC:Revelstoke': 'Revelstoke, BC',
  'CA:BC:MetroVancouver': 'Metro Vancouver, BC',
  Other: 'Somewhere else',
};

/** The places offered at sign-up. Only Revelstoke is open today. */
export const locationOptions: readonly Option<LocationValue>[] = [
  {
    value: defaultLocation,
    label: labels[defaultLocation],
    help: 'Only Revelstoke is open so far. Groups are forming here.',
  },
  {
    value: metroVancouver,
    label: labels[metroVancouver],
    help: 'Not open yet: only Revelstoke is. Metro Vancouver comes next.',
  },
  {
    value: otherLocation,
    label: 'Other',
    help: 'Not open yet: only Revelstoke is. Tell us where you are.',
  },
];

/** The field for somebody who lives elsewhere. */
export const otherLocationField = {
  label: 'Your city or postal code',
  placeholder: 'Kelowna, or V1Y 1A1',
  hint: 'Type your city or postal code',
} as const;

/** What living in a place that is not open yet means. */
interface NotOpen {
  /** Said when somebody joins. */
  joining: string;
  /** Said to a member later on. */
  title: string;
  text: string;
}

const notOpen: Readonly<Partial<Record<string, NotOpen>>> = {
  [metroVancouver]: {
    joining:
      'Good to have you. There are no groups in metro Vancouver yet, but you can join now, make your profile and enter the Vancouver Giveaway. We will write to you when the first groups form.',
    title: 'Metro Vancouver comes next',
    text: 'Only Revelstoke is open so far. We will write to you when groups form near you. Until then, take your first steps, and enter the Vancouver Giveaway below.',
  },
  [otherLocation]: {
    joining:
      'Thank you. Ember is not open where you live yet. Join now: we note your interest and write to you when that changes.',
    title: 'Ember is not open where you live yet',
    text: 'Only Revelstoke is open so far. We have noted your interest and will write to you when that changes. Until then, your profile and your steps are here to explore.',
  },
};

/** Returns what to tell somebody whose place is not open yet; undefined if it is, or is unknown. */
export function notOpenYet(location: string | null): NotOpen | undefined {
  return location !== null && Object.hasOwn(notOpen, location) ? notOpen[location] : undefined;
}

/** Returns a stored location as text; an unknown value is returned as it is. */
export function locationLabel(location: string): string {
  return Object.hasOwn(labels, location) ? labels[location as LocationValue] : location;
}

/** Returns where a member lives, in their own words if they typed a place. */
export const placeOf = (member: { place: string | null } | null, location: string): string =>
  member?.place ?? locationLabel(location);
