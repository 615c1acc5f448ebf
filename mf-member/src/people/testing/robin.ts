import type { Person } from '@emberite/contract/person';
import { morning, sampleVideo, sunset } from '@emberite/ui-kit/testing';

/** A member as others see them. */
export const robin: Person = {
  id: 'robin',
  name: 'Robin',
  place: 'Kelowna',
  ageGroup: '30-39',
  relationshipStatus: 'friends,romantic',
  preferredSex: ['women'],
  bucketList: ['Sing in a choir', 'See the northern lights'],
  videos: [
    {
      id: 'joke',
      videoUrl: sampleVideo,
      thumbnailUrl: sunset,
      promptId: 'dad_joke',
      promptType: 'fun',
      isPublic: false,
    },
    {
      id: 'advice',
      videoUrl: sampleVideo,
      thumbnailUrl: morning,
      promptId: 'travel_advice',
      promptType: 'useful',
      isPublic: false,
    },
  ],
};
