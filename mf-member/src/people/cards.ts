import type { Person } from '@emberite/contract/person';
import type { ProfileCardProps } from '@emberite/ui-kit/ProfileCard';
import { ageGroupLabel } from '../member/ageRange.ts';
import { openToOf } from '../member/about.ts';
import { peopleAvatar } from './avatars.ts';
import { memberProfileLink, verificationLabels } from './profileSummaries.ts';
import type { ProfileSummary } from './profileSummaries.ts';

/** Returns the card of a sample person. */
export const sampleCard = (sample: ProfileSummary): ProfileCardProps => ({
  href: memberProfileLink(sample.id),
  name: sample.name,
  title: sample.title,
  photo: peopleAvatar(sample.id),
  location: sample.location.area,
  ageGroup: ageGroupLabel(sample.ageGroup),
  verified: sample.verificationStatus === 'verified' ? verificationLabels.verified : undefined,
});

/** Returns the card of a member. */
export const memberCard = (person: Person): ProfileCardProps => ({
  href: memberProfileLink(person.id),
  name: person.name,
  title: openToOf(person),
  photo: person.videos.find(({ thumbnailUrl }) => thumbnailUrl)?.thumbnailUrl ?? undefined,
  location: person.place,
  ageGroup: ageGroupLabel(person.ageGroup),
});
