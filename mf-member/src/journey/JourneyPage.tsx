import { flag } from '@emberite/sdk/config';
import { ownProfile, useProfile } from '@emberite/sdk/profile';
import { useUser } from '@emberite/sdk/session';
import { Page, useLostFocus } from '@emberite/ui-kit/Page';
import type { PromptText } from '@emberite/ui-kit/PromptCard';
import { Suspense, lazy, useEffect, useState } from 'react';
import { ProfileSkeleton } from '../member/WithProfile.tsx';
import { PasskeyOffer } from '../passkeys/PasskeyOffer.tsx';
import { greeting } from './greeting.ts';
import { createJourney } from './journey.ts';
import { JourneyOff } from './JourneyOff.tsx';
import { JourneyView } from './JourneyView.tsx';
import { VideosFailed } from './VideosFailed.tsx';

/** Only new members need it, and it brings the recorder. */
const loadFirstVideo = () => import('./FirstVideo.tsx');
const FirstVideo = lazy(loadFirstVideo);

/** `/emberite` and `/emberite/journey`: the member's first video, then their next steps. */
export default function JourneyPage() {
  const member = useUser();
  const state = useProfile();
  const [hour] = useState(() => new Date().getHours());
  const { videos, nickname = '' } = state.status === 'ready' ? state.value : {};
  const [recording, setRecording] = useState<PromptText>();
  // A video that arrives meanwhile, e.g. from another tab, does not take an open recorder away.
  const isFirst = videos?.length === 0 || recording !== undefined;
  // When the first video removes its page, to the heading that says so.
  const allSetRef = useLostFocus<HTMLHeadingElement>(isFirst);
  // Whoever has not completed a step may be new: no need to wait for the profile, too.
  const mayBeNew = member !== null && Object.keys(member.roadmaps).length === 0;
  useEffect(() => {
    if (mayBeNew) loadFirstVideo().catch(() => null);
  }, [mayBeNew]);
  if (!member) return null;
  if (!flag('showJourney')) return <JourneyOff />;
  const loading = (
    <Page>
      <ProfileSkeleton />
    </Page>
  );
  if (state.status === 'loading') return loading;
  if (isFirst) {
    return (
      <Suspense fallback={loading}>
        <FirstVideo
          greeting={greeting(hour, nickname)}
          notice={<PasskeyOffer memberId={member.id} />}
          recording={recording}
          onRecording={setRecording}
        />
      </Suspense>
    );
  }
  return (
    <JourneyView
      greeting={greeting(hour, nickname)}
      nickname={nickname}
      journey={createJourney({ ...member, videos })}
      allSetRef={allSetRef}
      notice={
        <>
          {state.status === 'failed' && (
            <VideosFailed reason={state.message} onRetry={() => void ownProfile().load()} />
          )}
          <PasskeyOffer memberId={member.id} />
        </>
      }
    />
  );
}
