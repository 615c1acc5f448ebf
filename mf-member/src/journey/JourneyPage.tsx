import { registrationList } from '@emberite/sdk/api';
import { ownProfile, useProfile } from '@emberite/sdk/profile';
import { createResource, useResource } from '@emberite/sdk/resource';
import { useUser } from '@emberite/sdk/session';
import { Page, useLostFocus } from '@emberite/ui-kit/Page';
import type { PromptText } from '@emberite/ui-kit/PromptCard';
import { Suspense, lazy, useEffect, useState } from 'react';
import { ProfileSkeleton } from '../member/WithProfile.tsx';
import { PasskeyOffer } from '../passkeys/PasskeyOffer.tsx';
import { greeting } from './greeting.ts';
import { createJourney } from './journey.ts';
import type { JourneyInput } from './journey.ts';
import { JourneyView } from './JourneyView.tsx';
import type { JourneyViewProps } from './JourneyView.tsx';
import { VideosFailed } from './VideosFailed.tsx';

/** Only new members need it, and it contains the recorder. */
const loadFirstVideo = () => import('./FirstVideo.tsx');
const FirstVideo = lazy(loadFirstVideo);

/** `/emberite` and `/emberite/journey`: the member's first video, then their next steps. */
export default function JourneyPage() {
  const member = useUser();
  const state = useProfile();
  const [hour] = useState(() => new Date().getHours());
  const { videos, nickname = '' } = state.status === 'ready' ? state.value : {};
  const [recording, setRecording] = useState<PromptText>();
  // A video that appears meanwhile, e.g. from another tab, does not take an open recorder away.
  const isFirst = videos?.length === 0 || recording !== undefined;
  // When the first video replaces this page, the focus moves to the heading that says so.
  const allSetRef = useLostFocus<HTMLHeadingElement>(isFirst);
  // A member without completed steps may be new: load it without waiting for the profile.
  const mayBeNew = member !== null && Object.keys(member.roadmaps).length === 0;
  useEffect(() => {
    if (mayBeNew) loadFirstVideo().catch(() => null);
  }, [mayBeNew]);
  if (!member) return null;
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
    <LaterJourney
      member={member}
      videos={videos}
      nickname={nickname}
      greeting={greeting(hour, nickname)}
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

interface LaterJourneyProps extends Omit<JourneyViewProps, 'journey'> {
  member: Pick<JourneyInput, 'location' | 'roadmaps'>;
  videos: JourneyInput['videos'];
}

/** The journey of a member with videos. Their next step depends on what they are registered for. */
function LaterJourney({ member, videos, ...view }: LaterJourneyProps) {
  const [registrations] = useState(() => createResource(() => registrationList({})));
  const loaded = useResource(registrations);
  const registered =
    loaded.status === 'ready'
      ? loaded.value.registrations.length > 0
      : loaded.status === 'loading'
        ? 'loading'
        : 'unknown';
  return <JourneyView {...view} journey={createJourney({ ...member, videos, registered })} />;
}
