import type { PromptText } from '@emberite/ui-kit/PromptCard';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PromptRecorder } from '../videos/PromptRecorder.tsx';
import { useAnswers } from '../videos/useAnswers.ts';
import { firstVideo } from './later.ts';
import { FirstVideoView } from './FirstVideoView.tsx';
import type { FirstType } from './FirstVideoView.tsx';

const noVideos: [] = [];

interface FirstVideoProps {
  greeting: string;
  notice: ReactNode;
  /** Whether groups form where the member lives. */
  isOpen: boolean;
  /** The prompt that is being recorded; the recorder is open while there is one. */
  recording: PromptText | undefined;
  onRecording: (prompt: PromptText | undefined) => void;
}

/** The journey of a member without videos: they record their first. */
export default function FirstVideo({ recording, onRecording, ...words }: FirstVideoProps) {
  const { answers, choose, retry, discard } = useAnswers(noVideos);
  const [picked, setPicked] = useState<FirstType>();
  // A waiting useful recording is not hidden behind the fun prompt.
  const waits =
    answers.fun.state.status === 'not-started' ? answers.useful.state.status : undefined;
  const type = picked ?? (waits && waits !== 'not-started' ? 'useful' : 'fun');
  return (
    <>
      <FirstVideoView
        {...words}
        type={type}
        answer={answers[type]}
        onType={setPicked}
        onChoose={choose}
        onRecord={onRecording}
        onRetry={retry}
        onDiscard={discard}
        onLater={() => {
          firstVideo.isLater = true;
        }}
      />
      {recording && <PromptRecorder prompt={recording} onClose={() => onRecording(undefined)} />}
    </>
  );
}
