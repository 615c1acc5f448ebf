import { config } from '@emberite/sdk/config';
import { useState } from 'react';
import { WithProfile } from '../member/WithProfile.tsx';
import { dayOf } from './opening.ts';
import { NeededVideos, VisibilityView } from './VisibilityView.tsx';

/** `/emberite/settings/visibility`: who sees the member's videos. */
export default function VisibilityPage() {
  const [isOpen] = useState(() => Date.now() >= Date.parse(config.visibilityOpens));
  return (
    <VisibilityView opens={dayOf(config.visibilityOpens)} isOpen={isOpen}>
      <WithProfile>{({ videos }) => <NeededVideos videos={videos} />}</WithProfile>
    </VisibilityView>
  );
}
