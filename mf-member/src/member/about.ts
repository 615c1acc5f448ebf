import { labelOf } from '@emberite/content/option';
import type { Option } from '@emberite/content/option';
import { intentOptions, preferredSexOptions } from '@emberite/content/people';
import type { Person } from '@emberite/contract/person';
import type { Description } from '@emberite/ui-kit/DescriptionList';
import { Heart, MapPin, UserRound, Users } from '@emberite/ui-kit/Icon';
import { ageGroupLabel } from './ageRange.ts';

/** The labels of stored values, and what to say without any. */
function labelsOf(values: readonly string[], options: readonly Option[]): string {
  const labels = values.map((value) => labelOf(options, value));
  return labels.join(', ') || 'Not said yet';
}

/** Returns what a member is open to, in words. */
export const openToOf = ({ relationshipStatus }: Pick<Person, 'relationshipStatus'>): string =>
  labelsOf(relationshipStatus.split(',').filter(Boolean), intentOptions);

/** Returns what others see of a member besides their name, videos and bucket list. */
export function aboutFacts(
  person: Pick<Person, 'place' | 'ageGroup' | 'relationshipStatus' | 'preferredSex'>,
): Description[] {
  return [
    { icon: MapPin, name: 'Location', value: person.place },
    { icon: UserRound, name: 'Age group', value: ageGroupLabel(person.ageGroup) },
    { icon: Users, name: 'Relationship status', value: openToOf(person) },
    {
      icon: Heart,
      name: 'Interested in',
      value: labelsOf(person.preferredSex, preferredSexOptions),
    },
  ];
}
