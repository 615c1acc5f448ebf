import { recordingSeconds } from '@emberite/content/prompts';
import { uploadProfileVideo } from '@emberite/sdk/videos';
import type { PromptWords } from '@emberite/ui-kit/PromptCard';
import { VideoRecorder } from '@emberite/ui-kit/VideoRecorder';
import type { Recording } from '@emberite/ui-kit/VideoRecorder';

async function upload({ id, type }: PromptWords, { url, poster }: Recording): Promise<void> {
  try {
    await uploadProfileVideo(url, id, type, poster);
  } catch {
    // It is logged, and the recording waits in `uploads`.
  } finally {
    URL.revokeObjectURL(url);
  }
}

export interface PromptRecorderProps {
  /** The prompt to answer; the recorder is open while there is one. */
  prompt: PromptWords | undefined;
  onClose: () => void;
}

/** Records an answer to a prompt and uploads it. */
export function PromptRecorder({ prompt, onClose }: PromptRecorderProps) {
  if (!prompt) return null;
  const { title, description, instructions } = prompt;
  return (
    <VideoRecorder
      open
      prompt={{ title, description, tips: instructions }}
      seconds={recordingSeconds}
      onCancel={onClose}
      onUpload={(recording) => {
        onClose();
        void upload(prompt, recording);
      }}
    />
  );
}
