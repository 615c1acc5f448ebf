import { flag } from '@emberite/sdk/config';
import { loadProfile, useProfile } from '@emberite/sdk/profile';
import { Page } from '@emberite/ui-kit/Page';
import type { PromptText } from '@emberite/ui-kit/PromptCard';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { useMember } from '../member/useMember.ts';
import { ProfileSkeleton } from '../member/ProfileStates.tsx';
import { PasskeyOffer } from '../passkeys/PasskeyOffer.tsx';
import { greeting } from './greeting.ts';
import { createJourney } from './journey.ts';
import { JourneyOff } from './JourneyOff.tsx';
import { JourneyView } from './JourneyView.tsx';
import { VideosFailed } from './VideosFailed.tsx';

/** Only new members need it, and it brings the recorder. */
const FirstVideo = lazy(() => import('./FirstVideo.tsx'));

/** Moves the focus to the news when the first video takes its page away. */
function useAllSetFocus(isAllSet: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(isAllSet);
  useEffect(() => {
    if (isAllSet && !was.current && document.activeElement === document.body) {
      heading.current?.focus();
    }
    was.current = isAllSet;
  }, [isAllSet]);
  return heading;
}

/** `/emberite` and `/emberite/journey`: the member's first video, then their next steps. */
export default function JourneyPage() {
  const member = useMember();
  const state = useProfile();
  const [hello] = useState(() => greeting(new Date().getHours()));
  const videos = state.status === 'ready' ? state.profile.videos.length : undefined;
  const [recording, setRecording] = useState<PromptText>();
  // A video that arrives meanwhile, e.g. from another tab, does not take an open recorder away.
  const isFirst = videos === 0 || recording !== undefined;
  const allSetRef = useAllSetFocus(!isFirst);
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
          greeting={hello}
          notice={<PasskeyOffer memberId={member.id} />}
          recording={recording}
          onRecording={setRecording}
        />
      </Suspense>
    );
  }
  return (
    <JourneyView
      greeting={hello}
      journey={createJourney({ ...member, videos })}
      allSetRef={allSetRef}
      notice={
        <>
          {state.status === 'failed' && (
            <VideosFailed reason={state.message} onRetry={() => void loadProfile()} />
          )}
          <PasskeyOffer memberId={member.id} />
        </>
      }
    />
  );
}
