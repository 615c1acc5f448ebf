import { flag } from '@emberite/sdk/config';
import { loadProfile, useProfile } from '@emberite/sdk/profile';
import { Button } from '@emberite/ui-kit/Button';
import { Message } from '@emberite/ui-kit/Message';
import { Page } from '@emberite/ui-kit/Page';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { useMember } from '../member/useMember.ts';
import { ProfileSkeleton } from '../member/ProfileStates.tsx';
import { PasskeyOffer } from '../passkeys/PasskeyOffer.tsx';
import { greeting } from './greeting.ts';
import { createJourney } from './journey.ts';
import { JourneyOff } from './JourneyOff.tsx';
import { JourneyView } from './JourneyView.tsx';

/** Only new members need it, and it brings the recorder. */
const FirstVideo = lazy(() => import('./FirstVideo.tsx'));

/** Moves the focus to the news when the first video takes its page away. */
function useAllSetFocus(hasVideos: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const had = useRef(hasVideos);
  useEffect(() => {
    if (hasVideos && !had.current && document.activeElement === document.body) {
      heading.current?.focus();
    }
    had.current = hasVideos;
  }, [hasVideos]);
  return heading;
}

/** `/emberite` and `/emberite/journey`: the member's first video, then their next steps. */
export default function JourneyPage() {
  const member = useMember();
  const state = useProfile();
  const [hello] = useState(() => greeting(new Date().getHours()));
  const videos = state.status === 'ready' ? state.profile.videos.length : undefined;
  const allSetRef = useAllSetFocus(videos !== 0);
  if (!member) return null;
  if (!flag('showJourney')) return <JourneyOff />;
  const loading = (
    <Page>
      <ProfileSkeleton />
    </Page>
  );
  if (state.status === 'loading') return loading;
  if (videos === 0) {
    return (
      <Suspense fallback={loading}>
        <FirstVideo greeting={hello} notice={<PasskeyOffer memberId={member.id} />} />
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
            <Message
              tone="danger"
              title="We could not load your videos"
              action={<Button onClick={() => void loadProfile()}>Try again</Button>}
            >
              {state.message}
            </Message>
          )}
          <PasskeyOffer memberId={member.id} />
        </>
      }
    />
  );
}
