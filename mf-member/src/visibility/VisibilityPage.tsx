import { config } from '@emberite/sdk/config';
import { useProfile } from '@emberite/sdk/profile';
import { useState } from 'react';
import { WithProfile } from '../member/WithProfile.tsx';
import { dayOf } from './opening.ts';
import { areEnough, NeededVideos, VisibilityView } from './VisibilityView.tsx';

/** `/emberite/settings/visibility`: who sees the member's videos. */
export default function VisibilityPage() {
  const profile = useProfile();
  const [isOpen] = useState(() => Date.now() >= Date.parse(config.visibilityOpens));
  return (
    <VisibilityView
      opens={dayOf(config.visibilityOpens)}
      isOpen={isOpen}
      isDiscoverable={profile.status === 'ready' && areEnough(profile.value.videos)}
    >
      <WithProfile>{({ videos }) => <NeededVideos videos={videos} />}</WithProfile>
    </VisibilityView>
  );
}
