import type { PromptWords } from '@emberite/ui-kit/PromptCard';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PromptRecorder } from '../videos/PromptRecorder.tsx';
import { useAnswers } from '../videos/useAnswers.ts';
import { FirstVideoView } from './FirstVideoView.tsx';
import type { FirstType } from './FirstVideoView.tsx';

const noVideos: [] = [];

/** The journey of a member without videos: they record their first. */
export default function FirstVideo(props: { greeting: string; notice: ReactNode }) {
  const { answers, choose, retry, discard } = useAnswers(noVideos);
  const [picked, setPicked] = useState<FirstType>();
  const [recording, setRecording] = useState<PromptWords>();
  // A useful recording that waits is not hidden behind the fun prompt.
  const waits =
    answers.fun.state.status === 'not-started' ? answers.useful.state.status : undefined;
  const type = picked ?? (waits && waits !== 'not-started' ? 'useful' : 'fun');
  return (
    <>
      <FirstVideoView
        {...props}
        type={type}
        answer={answers[type]}
        onType={setPicked}
        onChoose={choose}
        onRecord={setRecording}
        onRetry={retry}
        onDiscard={discard}
      />
      <PromptRecorder prompt={recording} onClose={() => setRecording(undefined)} />
    </>
  );
}
