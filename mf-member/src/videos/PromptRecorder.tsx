import { useUnsaved } from '@emberite/sdk/unsaved';
import { captionsMaxLength, keepInterrupted, uploadProfileVideo } from '@emberite/sdk/videos';
import type { PromptText } from '@emberite/ui-kit/PromptCard';
import { VideoRecorder } from '@emberite/ui-kit/VideoRecorder';
import type { Held, CaptionedRecording } from '@emberite/ui-kit/VideoRecorder';
import { useRef, useState } from 'react';
import { recordingSeconds } from './prompts.ts';
import { useHolding } from './useHolding.ts';

async function upload({ id, type }: PromptText, recording: CaptionedRecording): Promise<void> {
  const { url } = recording;
  try {
    await uploadProfileVideo(url, id, type, recording);
  } catch {
    // It is logged, and `uploads` has the recording or says that it was lost.
  } finally {
    URL.revokeObjectURL(url);
  }
}

export interface PromptRecorderProps {
  prompt: PromptText;
  onClose: () => void;
}

/**
 * Records an answer to a prompt and uploads it. Asks before the member leaves an unsaved recording, and keeps a take in
 * which the session ends.
 */
export function PromptRecorder({ prompt, onClose }: PromptRecorderProps) {
  const { title, description, instructions } = prompt;
  const [held, setHeld] = useState<Held>(null);
  const decide = useHolding(prompt, held);
  const isClosed = useRef(false);
  const close = () => {
    isClosed.current = true;
    decide('discard');
    onClose();
  };
  useUnsaved(held !== null, close);
  return (
    <VideoRecorder
      open
      prompt={{ title, description, tips: instructions }}
      seconds={recordingSeconds}
      captionsMaxLength={captionsMaxLength}
      onHold={setHeld}
      onInterrupt={(take) => {
        const about = { promptId: prompt.id, promptType: prompt.type };
        if (!isClosed.current) void keepInterrupted(take, about);
      }}
      onCancel={close}
      onUpload={(recording) => {
        decide('upload');
        onClose();
        void upload(prompt, recording);
      }}
    />
  );
}
