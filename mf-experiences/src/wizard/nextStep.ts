import { missingVideos } from '@emberite/content/registration';
import { flag } from '@emberite/sdk/config';
import type { Profile } from '@emberite/contract/profile';
import type { Loaded } from '@emberite/sdk/resource';
import type { InViewProps } from './InView.tsx';

/** Returns what a member who has registered can do next, which depends on their videos. */
export const nextStep = (profile: Loaded<Profile>): Pick<InViewProps, 'missing' | 'hasList'> => ({
  missing: profile.status === 'ready' ? missingVideos(profile.value.videos) : [],
  hasList: flag('showExperiences'),
});
