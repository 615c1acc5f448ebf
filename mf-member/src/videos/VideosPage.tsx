import { missingVideos } from '@emberite/content/registration';
import { Message } from '@emberite/ui-kit/Message';
import type { PromptText } from '@emberite/ui-kit/PromptCard';
import { useState } from 'react';
import { WithProfile } from '../member/WithProfile.tsx';
import { SettingsPageLayout } from '../settings/SettingsPageLayout.tsx';
import { PromptRecorder } from './PromptRecorder.tsx';
import { useAnswers } from './useAnswers.ts';
import { SetupGuideLink } from './SetupGuideLink.tsx';
import type { Sources } from './videos.ts';
import { VideosView } from './VideosView.tsx';

function Videos({ videos }: Pick<Sources, 'videos'>) {
  const { answers, choose, retry, discard, remove } = useAnswers(videos);
  const [recording, setRecording] = useState<PromptText>();
  const missing = missingVideos(videos);
  return (
    <>
      {videos.length > 0 && missing.length > 0 && (
        <Message
          tone="info"
          title={`Still missing: ${missing.map((type) => `a ${type} one`).join(' and ')}`}
        >
          Others discover you only with a fun and a useful video.
        </Message>
      )}
      <VideosView
        answers={answers}
        onChoose={choose}
        onRecord={setRecording}
        onRetry={retry}
        onDiscard={discard}
        onDelete={remove}
      />
      {recording && <PromptRecorder prompt={recording} onClose={() => setRecording(undefined)} />}
    </>
  );
}

/** `/emberite/settings/videos`: record, play and delete the member's videos. */
export default function VideosPage() {
  return (
    <SettingsPageLayout
      width="wide"
      title="Videos"
      lead={
        <>
          Pick at least two prompts, one fun and one useful, to be discoverable. A daily prompt is
          answered by everyone on the same day. <SetupGuideLink />
        </>
      }
    >
      <WithProfile>{({ videos }) => <Videos videos={videos} />}</WithProfile>
    </SettingsPageLayout>
  );
}
