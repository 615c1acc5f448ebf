import { defaultLocation } from '@emberite/content/locations';
import { ownProfile, useProfile } from '@emberite/sdk/profile';
import { useUser } from '@emberite/sdk/session';
import { useStanding } from '@emberite/sdk/standing';
import { Button } from '@emberite/ui-kit/Button';
import { Failure } from '@emberite/ui-kit/Failure';
import { Page, useLostFocus } from '@emberite/ui-kit/Page';
import type { PromptText } from '@emberite/ui-kit/PromptCard';
import { Suspense, lazy, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ProfileSkeleton } from '../member/WithProfile.tsx';
import { PasskeyOffer } from '../passkeys/PasskeyOffer.tsx';
import { greeting } from './greeting.ts';
import { createJourney } from './journey.ts';
import { JourneyView } from './JourneyView.tsx';
import { firstVideo } from './later.ts';

/** Only new members need it, and it contains the recorder: their documents start loading it. */
const FirstVideo = lazy(() => import('./FirstVideo.tsx'));

/** `/emberite` and `/emberite/journey`: the member's first video, then their next steps. */
export default function JourneyPage() {
  const member = useUser();
  const state = useProfile();
  const [hour] = useState(() => new Date().getHours());
  const { videos, nickname = '' } = state.status === 'ready' ? state.value : {};
  const [recording, setRecording] = useState<PromptText>();
  // A video that appears meanwhile, e.g. from another tab, does not take an open recorder away.
  const { isLater } = useSnapshot(firstVideo);
  const isFirst = (videos?.length === 0 && !isLater) || recording !== undefined;
  // When the first video replaces this page, the focus moves to the heading of what is next.
  const headingRef = useLostFocus<HTMLHeadingElement>(isFirst);
  const standingWith = useStanding();
  if (!member || !standingWith) return null;
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
          isOpen={member.location === defaultLocation}
          recording={recording}
          onRecording={setRecording}
        />
      </Suspense>
    );
  }
  return (
    <JourneyView
      standingWith={standingWith}
      roadmaps={createJourney(member)}
      nickname={nickname}
      greeting={greeting(hour, nickname)}
      headingRef={headingRef}
      notice={
        <>
          {/* The rest of the journey works without them. */}
          <Failure
            of={state}
            title="We could not load your videos"
            action={
              <Button variant="secondary" size="small" onClick={() => void ownProfile().load()}>
                Try again
              </Button>
            }
          />
          <PasskeyOffer memberId={member.id} />
        </>
      }
    />
  );
}
