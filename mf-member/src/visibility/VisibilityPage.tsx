import { config } from '@emberite/sdk/config';
import { loadProfile, useProfile } from '@emberite/sdk/profile';
import { useState } from 'react';
import { useMember } from '../member/useMember.ts';
import { dayOf } from './opening.ts';
import { VisibilityView } from './VisibilityView.tsx';

/** `/emberite/settings/visibility`: who sees the member's videos. */
export default function VisibilityPage() {
  useMember();
  const [isOpen] = useState(() => Date.now() >= Date.parse(config.visibilityOpens));
  return (
    <VisibilityView
      opens={dayOf(config.visibilityOpens)}
      isOpen={isOpen}
      profile={useProfile()}
      onRetry={() => void loadProfile()}
    />
  );
}
