import { recordingSeconds } from '@emberite/content/prompts';
import { useUnsaved } from '@emberite/sdk/unsaved';
import { uploadProfileVideo } from '@emberite/sdk/videos';
import type { PromptText } from '@emberite/ui-kit/PromptCard';
import { VideoRecorder } from '@emberite/ui-kit/VideoRecorder';
import type { Recording } from '@emberite/ui-kit/VideoRecorder';
import { useState } from 'react';

async function upload({ id, type }: PromptText, { url, poster }: Recording): Promise<void> {
  try {
    await uploadProfileVideo(url, id, type, poster);
  } catch {
    // It is logged, and `uploads` has the recording or says that it was lost.
  } finally {
    URL.revokeObjectURL(url);
  }
}

interface OpenRecorderProps {
  prompt: PromptText;
  onClose: () => void;
}

function OpenRecorder({ prompt, onClose }: OpenRecorderProps) {
  const { title, description, instructions } = prompt;
  const [held, setHeld] = useState(false);
  useUnsaved(held, onClose);
  return (
    <VideoRecorder
      open
      prompt={{ title, description, tips: instructions }}
      seconds={recordingSeconds}
      onHold={setHeld}
      onCancel={onClose}
      onUpload={(recording) => {
        onClose();
        void upload(prompt, recording);
      }}
    />
  );
}

export interface PromptRecorderProps {
  /** The prompt to answer; the recorder is open while there is one. */
  prompt: PromptText | undefined;
  onClose: () => void;
}

/** Records an answer to a prompt and uploads it. Asks before the member leaves an unsaved recording. */
export function PromptRecorder({ prompt, onClose }: PromptRecorderProps) {
  return prompt && <OpenRecorder prompt={prompt} onClose={onClose} />;
}
