/**
 * Uploading and deleting a member's own videos. A recording is kept as a draft until it has arrived,
 * so that neither a bad connection nor a reload loses it.
 */
import { ref } from 'valtio';
import { call } from '@emberite/sdk/api';
import type { PromptType, Video } from '@emberite/sdk/contract/video';
import { videoDelete } from '@emberite/sdk/contract/videoDelete';
import { completeNotice, dismissNotice, showNotice, updateNotice } from '@emberite/sdk/notices';
import { session } from '@emberite/sdk/session';
import { deleteDraft, listDrafts, saveDraft } from './drafts.ts';
import type { Draft } from './drafts.ts';
import { readRecording, sendRecording } from './send.ts';
import { uploads } from './state.ts';

export { uploads } from './state.ts';
export type { Upload } from './state.ts';

/** Drafts of this tab by prompt id: they work where the browser keeps no database, too. */
const drafts = new Map<string, Draft>();

function member(): { id: string; location: string } {
  const user = session.status === 'member' ? session.user : null;
  if (!user?.location) throw new Error('Only a member with a profile has videos.');
  return { id: user.id, location: user.location };
}

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
    drafts.delete(promptId);
    delete uploads[promptId];
    completeNotice('Video uploaded successfully');
    await deleteDraft(promptId).catch(() => {});
    return video;
  } catch (error) {
    console.warn('Uploading a video failed.', error);
    uploads[promptId] = { status: 'failed', recording: ref(draft.recording) };
    dismissNotice();
    throw error;
  }
}

/**
 * Uploads a recording as the member's answer to a prompt, with the progress in the banner. When it
 * fails the banner is cleared, the recording waits in {@link uploads} for {@link retryUpload}, and
 * the error is thrown.
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
  drafts.set(promptId, draft);
  await saveDraft(draft, member().id).catch(unkept);
  return send(draft);
}

/** Sends the recording again that waits for a prompt. */
export async function retryUpload(promptId: string): Promise<Video> {
  const draft = drafts.get(promptId);
  if (!draft) throw new Error(`No recording waits for ${promptId}.`);
  return send(draft);
}

/** Finds recordings that did not arrive before the page was left, and has them wait for a retry. */
export async function resumeDrafts(): Promise<void> {
  const kept = await listDrafts(member().id).catch(() => []);
  for (const draft of kept) {
    if (drafts.has(draft.promptId)) continue;
    drafts.set(draft.promptId, draft);
    uploads[draft.promptId] = { status: 'failed', recording: ref(draft.recording) };
  }
}

/** Gives up the recording that waits for a prompt. */
export async function discardDraft(promptId: string): Promise<void> {
  drafts.delete(promptId);
  delete uploads[promptId];
  await deleteDraft(promptId).catch(() => {});
}

/** Deletes one of the member's videos, with how it goes in the banner. Throws when it fails. */
export async function deleteProfileVideo(videoId: string): Promise<void> {
  showNotice('Deleting video...');
  try {
    await call(videoDelete, { videoId, location: member().location });
    completeNotice('Video deleted successfully');
  } catch (error) {
    console.warn('Deleting a video failed.', error);
    completeNotice('Failed to delete video', 'danger');
    throw error;
  }
}
