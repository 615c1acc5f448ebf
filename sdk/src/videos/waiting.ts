import { proxy, ref } from 'valtio';
import type { Draft } from './drafts.ts';
import { member } from './member.ts';

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
export function waitingDrafts(): Map<string, Draft> {
  const { id } = member();
  if (id !== owner) {
    owner = id;
    drafts.clear();
    for (const promptId of Object.keys(uploads)) delete uploads[promptId];
  }
  return drafts;
}

/** Has a recording wait for somebody to send it again. */
export function wait(draft: Draft): void {
  waitingDrafts().set(draft.promptId, draft);
  uploads[draft.promptId] = { status: 'failed', recording: ref(draft.recording) };
}

/** Forgets the recording for a prompt. */
export function forget(promptId: string): void {
  waitingDrafts().delete(promptId);
  delete uploads[promptId];
}
