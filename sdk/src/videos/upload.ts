import type { PromptType, Video } from '@emberite/sdk/contract/video';
import { completeNotice, dismissNotice, showNotice, updateNotice } from '@emberite/sdk/notices';
import { deleteDraft, listDrafts, saveDraft } from './drafts.ts';
import type { Draft } from './drafts.ts';
import { member } from './member.ts';
import { readRecording, sendRecording } from './send.ts';
import { forget, uploads, wait, waitingDrafts } from './waiting.ts';

/** What cannot be kept beyond this tab goes on in memory; that is worth a line in the console. */
function unkept(error: unknown): void {
  console.warn('The recording is only kept until this tab is closed.', error);
}

async function send(draft: Draft): Promise<Video> {
  const { promptId } = draft;
  showNotice('Uploading video...');
  uploads[promptId] = { status: 'uploading', percent: 0 };
  try {
    const video = await sendRecording(draft, member().location, (percent) => {
      uploads[promptId] = { status: 'uploading', percent };
      updateNotice(`Uploading video: ${percent}%`);
    });
    await discardDraft(promptId);
    completeNotice('Video uploaded successfully');
    return video;
  } catch (error) {
    console.warn('Uploading a video failed.', error);
    wait(draft);
    dismissNotice();
    throw error;
  }
}

/**
 * Uploads a recording as the member's answer to a prompt, with the progress in the banner. When it
 * fails the banner is cleared, the recording waits in `uploads` for {@link retryUpload}, and the
 * error is thrown.
 *
 * @param videoUrl the recorder's `blob:` URL
 */
export async function uploadProfileVideo(
  videoUrl: string,
  promptId: string,
  promptType: PromptType,
): Promise<Video> {
  const draft = { promptId, promptType, recording: await readRecording(videoUrl) };
  if (draft.recording.size === 0) throw new Error('The recording is empty.');
  waitingDrafts().set(promptId, draft);
  await saveDraft(draft, member().id).catch(unkept);
  return send(draft);
}

/** Sends the recording again that waits for a prompt. */
export async function retryUpload(promptId: string): Promise<Video> {
  const draft = waitingDrafts().get(promptId);
  if (!draft) throw new Error(`No recording waits for ${promptId}.`);
  return send(draft);
}

/** Finds recordings that did not arrive before the page was left, and has them wait for a retry. */
export async function resumeDrafts(): Promise<void> {
  const waiting = waitingDrafts();
  const kept = await listDrafts(member().id).catch(() => []);
  for (const draft of kept) if (!waiting.has(draft.promptId)) wait(draft);
}

/** Gives up the recording for a prompt. */
export async function discardDraft(promptId: string): Promise<void> {
  forget(promptId);
  // Without a database there is nothing in it to delete.
  await deleteDraft(promptId).catch(() => {});
}
