import { proxy, ref } from 'valtio';
import { api } from '@emberite/sdk/api';
import type { PromptType, Video } from '@emberite/sdk/contract/video';
import { completeNotice, dismissNotice, showNotice, updateNotice } from '@emberite/sdk/notices';
import { session } from '@emberite/sdk/session';
import { deleteDraft, listDrafts, saveDraft } from './drafts.ts';
import type { Draft } from './drafts.ts';
import { readRecording, sendRecording } from './send.ts';

/** Whose videos these are, and the location that names the profile. Throws without a profile. */
function member(): { id: string; location: string } {
  const user = session.status === 'signed-in' ? session.user : null;
  if (!user?.location) throw new Error('Only a member with a profile has videos.');
  return { id: user.id, location: user.location };
}

/**
 * What became of a recording: it is on its way, `percent` of it (0 to 100), or it did not arrive and
 * waits here to be sent again.
 */
export type Upload =
  | { status: 'uploading'; percent: number }
  | { status: 'failed'; recording: Blob };

/** Uploads that have not arrived, by prompt id. Read it by `useSnapshot`. */
export const uploads = proxy<Record<string, Upload>>({});

/** Recordings of this tab by prompt id: they work where the browser keeps no database, too. */
const drafts = new Map<string, Draft>();
let owner: string | undefined;

/** The recordings that wait, without those of somebody who was signed in here before. */
function draftsOfMember(): Map<string, Draft> {
  const { id } = member();
  if (id !== owner) {
    owner = id;
    drafts.clear();
    for (const promptId of Object.keys(uploads)) delete uploads[promptId];
  }
  return drafts;
}

/** Has a recording wait for somebody to send it again. */
function keepForRetry(draft: Draft): void {
  draftsOfMember().set(draft.promptId, draft);
  uploads[draft.promptId] = { status: 'failed', recording: ref(draft.recording) };
}

/** Forgets the recording for a prompt. */
function forget(promptId: string): void {
  draftsOfMember().delete(promptId);
  delete uploads[promptId];
}

/** What cannot be kept beyond this tab goes on in memory; that is worth a line in the console. */
function warnNotPersisted(error: unknown): void {
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
    keepForRetry(draft);
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
  draftsOfMember().set(promptId, draft);
  await saveDraft(draft, member().id).catch(warnNotPersisted);
  return send(draft);
}

/** Sends the recording again that waits for a prompt. */
export async function retryUpload(promptId: string): Promise<Video> {
  const draft = draftsOfMember().get(promptId);
  if (!draft) throw new Error(`No recording waits for ${promptId}.`);
  return send(draft);
}

/** Finds recordings that did not arrive before the page was left, and has them wait for a retry. */
export async function resumeDrafts(): Promise<void> {
  const waiting = draftsOfMember();
  const kept = await listDrafts(member().id).catch(() => []);
  for (const draft of kept) if (!waiting.has(draft.promptId)) keepForRetry(draft);
}

/** Gives up the recording for a prompt. */
export async function discardDraft(promptId: string): Promise<void> {
  forget(promptId);
  // Without a database there is nothing in it to delete.
  await deleteDraft(promptId).catch(() => {});
}

/** Deletes one of the member's videos, with how it goes in the banner. Throws when it fails. */
export async function deleteProfileVideo(videoId: string): Promise<void> {
  showNotice('Deleting video...');
  try {
    await api.videoDelete({ videoId, location: member().location });
    completeNotice('Video deleted successfully');
  } catch (error) {
    console.warn('Deleting a video failed.', error);
    completeNotice('Failed to delete video', 'danger');
    throw error;
  }
}
