import { metroVancouver, otherLocation } from '@emberite/content/locations';

interface NotOpen {
  title: string;
  text: string;
}

const notOpen: Readonly<Partial<Record<string, NotOpen>>> = {
  [metroVancouver]: {
    title: 'Metro Vancouver comes next',
    text: 'Only Revelstoke is open so far. We will write to you when groups form near you. Until then, take your first steps, and enter the Vancouver Giveaway below.',
  },
  [otherLocation]: {
    title: 'Ember is not open where you live yet',
    text: 'Only Revelstoke is open so far. We have noted your interest and will write to you when that changes. Until then, your profile and your steps are here to explore.',
  },
};

/** Returns what to tell a member whose place is not open yet; undefined if it is, or is unknown. */
export function notOpenYet(location: string | null): NotOpen | undefined {
  return location !== null && Object.hasOwn(notOpen, location) ? notOpen[location] : undefined;
}
