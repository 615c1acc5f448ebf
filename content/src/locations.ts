import type { Option } from './option.ts';

/** Where a member lives: a known place, or 'Other', where we only collect interest. */
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
    help: 'Open now. Groups are forming here.',
  },
  {
    value: otherLocation,
    label: 'Other',
    help: 'Not open yet. Tell us where you are and we will write when it is.',
  },
];

/** The field and message for somebody who lives elsewhere. */
export const otherLocationField = {
  label: 'Your city or postal code',
  placeholder: 'Kelowna, or V1Y 1A1',
  thanks:
    'Thank you. Ember is not open where you live yet. We have noted your interest and will write to you when it is.',
} as const;

/** Returns a stored location as text; an unknown value is returned as it is. */
export function locationLabel(location: string): string {
  return Object.hasOwn(labels, location) ? labels[location as LocationValue] : location;
}
