/**
 * Uploads and deletes the member's own videos. A recording is kept as a draft until it is uploaded,
 * so that neither a bad connection nor a reload loses it.
 */
import { failureFor } from '@emberite/sdk/action';
import { proxy, ref, subscribe } from 'valtio';
import { ApiError, ignoreGone, videoCaptions, videoDelete } from '@emberite/sdk/api';
import type { PromptType, Video } from '@emberite/contract/video';
import { videoMaxBytes } from '@emberite/contract/videoUpload';
import {
  completeNotice,
  dismissNotice,
  notices,
  showNotice,
  updateNotice,
} from '@emberite/sdk/notices';
import { onceOnline } from '@emberite/sdk/offline';
import { changeVideo, addVideo, removeVideo } from '@emberite/sdk/profile';
import { session } from '@emberite/sdk/session';
import { onlyHere } from '../storage/onlyHere.ts';
import { ownerKey } from '../storage/owner.ts';
import { deleteDraft, hasStoredDrafts, isStored, listDrafts, saveDraft } from './drafts.ts';
import type { Draft } from './drafts.ts';
import { readRecording, sendRecording } from './send.ts';
import {
  HeldElsewhere,
  showRecorder,
  uploadEnded,
  uploadInTurn,
  uploadsNow,
  withUploadLock,
} from './uploadLocks.ts';

export { captionsMaxLength } from '@emberite/contract/video';

/** Returns the signed-in member's id and location. Throws without a profile. */
function member(): { id: string; location: string } {
  const user = session.status === 'signed-in' ? session.user : null;
  if (!user?.location) throw new Error('Only members with a profile can have videos.');
  return { id: user.id, location: user.location };
}

/**
 * The state of an upload: in progress, with `percent` from 0 to 100, which means that only the response is
 * missing; failed, with the recording to send again, which is of no use if it `isFinal`; or lost, so that only a
 * new recording helps. `reason` is for people; a recording from an earlier page has none.
 */
export type Upload = { promptType: PromptType } & (
  | { status: 'uploading'; percent: number }
  | { status: 'failed'; recording: Blob; reason?: string; isFinal?: boolean }
  | { status: 'lost' }
);

/** Unfinished uploads by prompt id. Read them with `useSnapshot`. */
export const uploads = proxy<Record<string, Upload>>({});

/** The drafts of this tab by prompt id. They also work if the browser blocks the database. */
const drafts = new Map<string, Draft>();
/** The prompts whose drafts the database has, too. */
const stored = new Set<string>();
let owner: string | undefined;

/** Drops the drafts of this tab. The stored ones stay. */
export function forgetDrafts(): void {
  owner = undefined;
  for (const promptId of drafts.keys()) onlyHere(promptId, null);
  drafts.clear();
  stored.clear();
  for (const promptId of Object.keys(uploads)) delete uploads[promptId];
}

// A user has signed out in another tab, which has removed their drafts.
if (typeof document !== 'undefined') {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === ownerKey && newValue === '') forgetDrafts();
  });
}

/** Returns the drafts of the signed-in member. Drops those of a previous user. */
function draftsOfMember(): Map<string, Draft> {
  const { id } = member();
  if (id !== owner) {
    forgetDrafts();
    owner = id;
  }
  return drafts;
}

/** Whether the user has recordings that are not uploaded, in this tab or stored. */
export async function hasDrafts(userId: string): Promise<boolean> {
  if (userId === owner && drafts.size > 0) return true;
  // Without a database there are none.
  return hasStoredDrafts(userId).catch(() => false);
}

/** Keeps a failed recording so that the member can retry. */
function keepForRetry(draft: Draft, why: { reason?: string; isFinal?: boolean } = {}): void {
  const { promptId, promptType } = draft;
  drafts.set(promptId, draft);
  const recording = ref(draft.recording);
  uploads[promptId] = { promptType, status: 'failed', recording, ...why };
}

/** Removes the recording for a prompt from memory. */
function forget(promptId: string): void {
  drafts.delete(promptId);
  stored.delete(promptId);
  delete uploads[promptId];
  onlyHere(promptId, null);
}

/**
 * Stores a draft. Carries on without, and tells the user, if the browser has no room or blocks the
 * database.
 */
async function store(draft: Draft, id: string): Promise<void> {
  const { promptId } = draft;
  try {
    await saveDraft(draft, id);
    stored.add(promptId);
    onlyHere(promptId, null);
  } catch (error) {
    console.warn('A recording could not be stored.', error);
    // If there is one, it is an earlier one.
    stored.delete(promptId);
    onlyHere(promptId, 'Your browser cannot keep this recording. Upload it before you leave.');
  }
}

/** The server would refuse it too, after minutes of uploading. */
const tooLarge = () =>
  new ApiError({
    code: 'body-too-large',
    message: 'The recording must not be larger than 50 MB.',
    status: 413,
  });

/** Deletes the stored draft. Without a database there is none. */
const deleteStored = (promptId: string, id: string) => deleteDraft(promptId, id).catch(() => {});

/**
 * Stores and sends a recording. Another tab that finds it stored must not treat it as failed. It ends
 * when the member signs out or another user signs in. One that `wasStored` is forgotten if another tab has taken care
 * of it.
 */
function send(draft: Draft, wasStored = false): Promise<Video> {
  const { promptId, promptType } = draft;
  // The session may end meanwhile, and somebody else may even sign in.
  const { id, location } = member();
  const leaving = new AbortController();
  let said = 'Uploading video...';
  // The member may have dismissed it, and the banner be about something else.
  const isShown = () => notices.message === said;
  const clear = () => isShown() && dismissNotice();
  const stop = subscribe(session, () => {
    if (session.status === 'unknown') return;
    if (session.status === 'signed-in' && session.user.id === id) return;
    clear();
    leaving.abort();
  });
  showNotice(said);
  uploads[promptId] = { promptType, status: 'uploading', percent: 0 };
  const upload = async () => {
    leaving.signal.throwIfAborted();
    if (wasStored && !(await isStored(promptId, id).catch(() => true))) {
      forget(promptId);
      throw new Error('Another tab has uploaded or discarded this recording.');
    }
    await store(draft, id);
    if (draft.recording.size > videoMaxBytes) throw tooLarge();
    const sender = { id, location, signal: leaving.signal };
    const video = await sendRecording(draft, sender, (percent) => {
      if (owner === id) uploads[promptId] = { promptType, status: 'uploading', percent };
      const wasShown = isShown();
      said = percent < 100 ? `Uploading video: ${percent}%` : 'Preparing your video…';
      if (wasShown) updateNotice(said);
    });
    // Add the video first, so that a page always sees either the recording or the video.
    addVideo(video);
    if (owner === id) forget(promptId);
    await deleteStored(promptId, id);
    completeNotice('Video uploaded successfully');
    return video;
  };
  return uploadInTurn(promptId, id, upload)
    .catch(async (error: unknown) => {
      if (leaving.signal.aborted) {
        if (owner === id) keepForRetry(draft);
        throw error;
      }
      const { message: reason } = await failureFor(error);
      // Too large, too long, or in a format that does not play: another try ends in the same way. What is no video may
      // have broken on its way.
      const isFinal =
        error instanceof ApiError && (error.status === 413 || error.code === 'wrong-video-codec');
      clear();
      if (owner !== id || !drafts.has(promptId)) throw error;
      // Whoever reads it later is signed in again.
      const isSignedOut = error instanceof ApiError && error.status === 401;
      keepForRetry(draft, isSignedOut ? {} : { reason, isFinal });
      const failed = uploads[promptId];
      onceOnline(reason, () => uploads[promptId] === failed && keepForRetry(draft));
      // What the browser stores is the other one.
      if (error instanceof HeldElsewhere) stored.delete(promptId);
      if (!stored.has(promptId)) {
        // The progress has replaced what was said before.
        onlyHere(promptId, null);
        onlyHere(promptId, 'This recording is only in this tab. Upload it before you leave.');
      }
      throw error;
    })
    .finally(stop);
}

/**
 * What to do with a recording in a recorder. `keep`: the recorder was closed before the member
 * decided.
 */
export type Decision = 'upload' | 'keep' | 'discard';

/** A recording that is stored while the member decides what to do with it. */
export interface Holding {
  /** Changes what is said in it. */
  say(captions: string): void;
  /** Ends it. The first decision counts. */
  end(decision: Decision): void;
}

/** Milliseconds from a change of the captions until they are stored, with what was typed meanwhile. */
const pause = 2000;

/**
 * Stores a finished recording that the member has not decided about, so that it survives a crash of
 * the tab. The next page, or this one after `keep`, shows it like a recording whose upload failed.
 * Until then, no tab treats it as failed.
 */
export function holdRecording(draft: Draft): Holding {
  const { promptId } = draft;
  if (session.status === 'signed-in') draftsOfMember();
  // The session may have ended during the recording.
  const id = owner;
  if (id === undefined) return { say() {}, end() {} };

  let latest = draft;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { promise: locked, resolve: begin } = Promise.withResolvers<void>();
  const { promise: decided, resolve: decide } = Promise.withResolvers<Decision>();
  let isDecided = false;
  // Nothing is stored after the decision: sign-out may have removed the drafts by then.
  const write = async () => void (isDecided || (await store(latest, id)));
  let storing = locked.then(write);

  const holding = withUploadLock(promptId, id, async () => {
    begin();
    await showRecorder(promptId, id, decided);
    const decision = await decided;
    await storing;
    if (decision === 'upload') return;
    const isOwn = owner === id;
    if (decision === 'keep' && isOwn) return keepForRetry(latest);
    onlyHere(promptId, null);
    if (decision === 'keep') return;
    stored.delete(promptId);
    // An earlier recording for the prompt is still waiting.
    const before = isOwn ? drafts.get(promptId) : undefined;
    if (before) await store(before, id);
    else await deleteStored(promptId, id);
  });
  holding.catch((error: unknown) => console.warn('A recording could not be held.', error));
  return {
    say(captions) {
      latest = { ...latest, captions };
      timer ??= setTimeout(() => {
        timer = undefined;
        storing = storing.then(write);
      }, pause);
    },
    end(decision) {
      isDecided = true;
      decide(decision);
    },
  };
}

/**
 * Keeps the file of a take that was interrupted, once it is complete, like a recording whose upload failed. Does
 * nothing if there is none, or if the member's drafts were removed, or somebody else has signed in, meanwhile.
 */
export async function keepInterrupted(
  take: Promise<Blob>,
  about: Omit<Draft, 'recording'>,
): Promise<void> {
  const id = owner;
  const recording = await take.catch(() => null);
  const isOther = session.status === 'signed-in' && session.user.id !== id;
  if (!recording?.size || id === undefined || owner !== id || isOther) return;
  const draft = { ...about, recording };
  keepForRetry(draft);
  await store(draft, id);
}

/**
 * Reads a recording and keeps it. Rejects if it is unreadable or empty, or if no member is signed
 * in.
 */
async function keep(videoUrl: string, about: Omit<Draft, 'recording'>): Promise<Draft> {
  const recording = await readRecording(videoUrl);
  if (recording.size === 0) throw new Error('The recording is empty.');
  const draft = { ...about, recording };
  draftsOfMember().set(about.promptId, draft);
  return draft;
}

/**
 * Uploads a recording as the member's answer to a prompt, and shows the progress in the banner. On
 * failure it clears the banner, keeps the recording in `uploads` for {@link retryUpload}, and
 * throws. One that cannot be read is `lost` there.
 *
 * @param videoUrl the recorder's `blob:` URL
 * @param poster the recorder's still image; without it the server makes one
 * @param captions what is said in it, if the member wrote it
 */
export async function uploadProfileVideo(
  videoUrl: string,
  promptId: string,
  promptType: PromptType,
  { poster, captions }: Pick<Draft, 'poster' | 'captions'> = {},
): Promise<Video> {
  const about = { promptId, promptType, poster, captions };
  const draft = await keep(videoUrl, about).catch((error: unknown) => {
    console.warn('A recording was lost before it was uploaded.', error);
    // An earlier recording for the prompt is still waiting.
    if (!drafts.has(promptId)) uploads[promptId] = { promptType, status: 'lost' };
    throw error;
  });
  return send(draft);
}

/** Sends the kept recording for a prompt again. */
export async function retryUpload(promptId: string): Promise<Video> {
  const draft = draftsOfMember().get(promptId);
  if (!draft) throw new Error(`There is no recording to retry for ${promptId}.`);
  return send(draft, stored.has(promptId));
}

/** Prompts whose recordings another tab is uploading; this tab waits for it to finish. */
const elsewhere = new Set<string>();

/** Checks again when another tab's upload has ended. It may have failed, or the tab was closed. */
async function resumeAfter(promptId: string, id: string): Promise<void> {
  if (elsewhere.has(promptId)) return;
  elsewhere.add(promptId);
  await uploadEnded(promptId, id);
  elsewhere.delete(promptId);
  if (owner === id) await resumeDrafts();
}

/**
 * Finds recordings that an earlier page did not finish uploading, and keeps them for a retry. Drops
 * those that another tab has uploaded or discarded since, and leaves alone those that one is
 * uploading.
 */
export async function resumeDrafts(): Promise<void> {
  const waiting = draftsOfMember();
  const { id } = member();
  // Query the locks first: an upload that ends in between has deleted its draft by then.
  const isUploading = await uploadsNow(id);
  const kept = await listDrafts(id).catch(() => null);
  if (!kept || owner !== id) return;
  for (const draft of kept) {
    const { promptId } = draft;
    // One that is only in this tab is not what is stored.
    if (waiting.has(promptId)) continue;
    stored.add(promptId);
    if (isUploading(promptId)) void resumeAfter(promptId, id).catch(() => {});
    else keepForRetry(draft);
  }
  const found = new Set(kept.map(({ promptId }) => promptId));
  for (const promptId of stored) {
    if (!found.has(promptId) && uploads[promptId]?.status === 'failed') forget(promptId);
  }
}

/** Discards the recording for a prompt, unless another tab is about to upload it: then it says so. */
export async function discardDraft(promptId: string): Promise<void> {
  draftsOfMember();
  const { id } = member();
  const isElsewhere = stored.has(promptId) && (await uploadsNow(id))(promptId);
  forget(promptId);
  if (!isElsewhere) return deleteStored(promptId, id);
  completeNotice('Not discarded: another tab is using this recording.', 'danger');
  stored.add(promptId);
  void resumeAfter(promptId, id).catch(() => {});
}

/** Deletes one of the member's videos and shows the progress in the banner. Throws on failure. */
export async function deleteProfileVideo(videoId: string): Promise<void> {
  showNotice('Deleting video...');
  try {
    await videoDelete({ videoId, location: member().location }).catch(ignoreGone);
    removeVideo(videoId);
    completeNotice('Video deleted successfully');
  } catch (error) {
    console.warn('Deleting a video failed.', error);
    completeNotice('Failed to delete video', 'danger');
    throw error;
  }
}

/** Sets what is said in one of the member's videos. Rejects like the calls of `@emberite/sdk/api`. */
export async function saveCaptions(videoId: string, captions: string): Promise<void> {
  changeVideo(await videoCaptions({ videoId, captions, location: member().location }));
}
