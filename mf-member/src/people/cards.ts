import { assetPath } from '@emberite/sdk/assets';
import type { Person } from '@emberite/contract/person';
import { ageGroupLabel } from '../member/ageRange.ts';
import { openToOf } from '../member/about.ts';
import { peopleAvatars } from './avatars.ts';
import type { ProfileSummary } from './profileSummaries.ts';

/** What the grid shows of a person. */
export interface PersonCard {
  id: string;
  name: string;
  /** One line about them. */
  title: string;
  /** The URL of a picture. */
  photo: string | undefined;
  place: string;
  ageGroup: string;
  isVerified: boolean;
}

/** Returns the card of a sample person. */
export const sampleCard = (sample: ProfileSummary): PersonCard => ({
  ...sample,
  photo: assetPath(peopleAvatars[sample.photos.main?.avatar ?? '']),
  place: sample.location.area,
  ageGroup: ageGroupLabel(sample.ageGroup),
  isVerified: sample.verificationStatus === 'verified',
});

/** Returns the card of a member. */
export const memberCard = (person: Person): PersonCard => ({
  ...person,
  title: openToOf(person),
  ageGroup: ageGroupLabel(person.ageGroup),
  photo: person.videos.find(({ thumbnailUrl }) => thumbnailUrl)?.thumbnailUrl ?? undefined,
  isVerified: false,
});
