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

/** Returns a stored location as text; an unknown value is returned as it is. */
export function locationLabel(location: string): string {
  return Object.hasOwn(labels, location) ? labels[location as LocationValue] : location;
}

/** Returns where a member lives, in their own words if they typed a place. */
export const placeOf = (member: { place: string | null } | null, location: string): string =>
  member?.place ?? locationLabel(location);
