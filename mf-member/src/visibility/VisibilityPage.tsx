import { dayOf } from '@emberite/content/day';
import { missingVideos } from '@emberite/content/registration';
import { config, flag } from '@emberite/sdk/config';
import { useProfile } from '@emberite/sdk/profile';
import { useState } from 'react';
import { WithProfile } from '../member/WithProfile.tsx';
import { isOpen } from './opening.ts';
import { NeededVideos, VisibilityView } from './VisibilityView.tsx';

/** `/emberite/settings/visibility`: who sees the member's videos. */
export default function VisibilityPage() {
  const profile = useProfile();
  const [open] = useState(isOpen);
  return (
    <VisibilityView
      opens={dayOf(config.visibilityOpens)}
      isOpen={open}
      peopleHref={open && flag('showPeople') ? '/emberite/people' : undefined}
      isDiscoverable={
        profile.status === 'ready' && missingVideos(profile.value.videos).length === 0
      }
    >
      <WithProfile>{({ videos }) => <NeededVideos videos={videos} />}</WithProfile>
    </VisibilityView>
  );
}
