import { journeyPath, videosPath } from '@emberite/content/paths';
import { missingVideos } from '@emberite/content/registration';
import { flag } from '@emberite/sdk/config';
import type { Profile } from '@emberite/sdk/contract/profile';
import type { Loaded } from '@emberite/sdk/resource';
import type { InViewProps } from './InView.tsx';

/** Returns what a member who has registered can do next, which depends on their videos. */
export function nextStep(
  profile: Loaded<Profile>,
): Pick<InViewProps, 'missing' | 'recordPath' | 'hasList'> {
  const videos = profile.status === 'ready' ? profile.value.videos : null;
  return {
    missing: videos ? missingVideos(videos) : [],
    recordPath: videos?.length === 0 && flag('showJourney') ? `${journeyPath}?record` : videosPath,
    hasList: flag('showExperiences'),
  };
}
