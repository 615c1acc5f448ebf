import { createRemoval, removalOf } from '@emberite/sdk/action';
import type { Removal } from '@emberite/sdk/action';
import type { PromptType, Video } from '@emberite/contract/video';
import { deleteProfileVideo, discardDraft, retryUpload } from '@emberite/sdk/videos';
import type { Upload } from '@emberite/sdk/videos';
import type { PromptText } from '@emberite/ui-kit/PromptCard';
import type { VideoSource } from '@emberite/ui-kit/Video';
import type { VideoState } from '@emberite/ui-kit/VideoCard';
import { proxy } from 'valtio';
import type { Snapshot } from 'valtio';
import { dailyPromptAt, defaultFunPrompt, defaultUsefulPrompt, promptById } from './prompts.ts';

/** A prompt and the member's answer to it. */
export interface Answer {
  prompt: PromptText;
  state: VideoState;
  videoId?: string;
}

/** The answers of a member: one card for each type of prompt, and all further answers. */
export interface Answers extends Record<PromptType, Answer> {
  further: readonly Answer[];
}

export interface Sources {
  /** The stored videos, the oldest first. */
  videos: readonly Readonly<Video>[];
  /** Uploads in progress and waiting recordings, by prompt id. */
  uploads: Readonly<Record<string, Snapshot<Upload>>>;
  removals: Removal['state'];
  /** The prompt to answer next, by type. That of the day is the same for everyone. */
  chosen: Readonly<Record<Exclude<PromptType, 'daily'>, string>>;
  now: Date;
}

/** Returns a prompt; one that is no longer asked has a name and its type, but no words. */
export function promptOf({ promptId, promptType }: Pick<Video, 'promptId' | 'promptType'>) {
  const past: PromptText = {
    id: promptId,
    type: promptType,
    title: 'An earlier prompt',
    description: '',
    instructions: [],
  };
  return promptById(promptId) ?? past;
}

/** Returns a stored video in the format of the kit's player. */
export const sourceOf = ({ videoUrl, thumbnailUrl, captions }: Readonly<Video>): VideoSource => ({
  src: videoUrl,
  poster: thumbnailUrl,
  captions,
});

function uploadState(upload: Sources['uploads'][string]): VideoState {
  if (upload.status === 'lost') return { status: 'recording-lost' };
  if (upload.status === 'failed') {
    const { reason, isFinal } = upload;
    return { status: 'upload-failed', reason, isFinal };
  }
  return { status: 'uploading', percent: upload.percent || undefined };
}

const videoStates = {
  idle: 'completed',
  busy: 'deleting',
  done: 'completed',
  failed: 'delete-failed',
} as const;

/** Returns what the member's cards show. A waiting recording comes before a stored video. */
export function answersOf({ videos, uploads, removals, chosen, now }: Sources): Answers {
  const asked = { ...chosen, daily: dailyPromptAt(now) };
  const stored = videos.map((video): Answer => {
    const upload = uploads[video.promptId];
    return {
      prompt: promptOf(video),
      videoId: video.id,
      state:
        upload && upload.status !== 'lost'
          ? uploadState(upload)
          : { status: videoStates[removalOf(removals, video.id).status], video: sourceOf(video) },
    };
  });
  const waiting = Object.entries(uploads).flatMap(([id, upload]): Answer[] => {
    if (videos.some(({ promptId }) => promptId === id)) return [];
    const prompt = promptOf({ promptId: id, promptType: upload.promptType });
    return [{ prompt, state: uploadState(upload) }];
  });
  const answers = [...stored, ...waiting];
  // Answers to other daily prompts are from other days.
  const isFor = (type: PromptType, { prompt }: Answer) =>
    type === 'daily' ? prompt.id === asked.daily : prompt.type === type;
  const card = (type: PromptType): Answer =>
    answers.find((answer) => isFor(type, answer)) ?? {
      prompt: promptOf({ promptId: asked[type], promptType: type }),
      state: { status: 'not-started' },
    };
  const cards = { fun: card('fun'), useful: card('useful'), daily: card('daily') };
  const shown = new Set<Answer>(Object.values(cards));
  return { ...cards, further: answers.filter((answer) => !shown.has(answer)) };
}

/** Creates the state of a page with the member's videos, and its actions. None of them rejects. */
export function createVideos() {
  const removal = createRemoval(deleteProfileVideo);
  const state = proxy({
    removals: removal.state,
    chosen: { fun: defaultFunPrompt, useful: defaultUsefulPrompt },
  });
  return {
    state,
    /** Chooses the prompt to answer for its type. */
    choose(promptId: string): void {
      const prompt = promptById(promptId);
      if (prompt && prompt.type !== 'daily') state.chosen[prompt.type] = promptId;
    },
    /** Sends a waiting recording again. A failure is in `uploads`. */
    retry: (promptId: string) => retryUpload(promptId).catch(() => null),
    discard: discardDraft,
    /** Deletes a video. A failure is in `state`. */
    remove: removal.start,
  };
}
