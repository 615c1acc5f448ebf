import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { PromptType } from '@emberite/contract/video';
import { recordingsOf } from '../storage/databases.ts';

/** A recording that has not been uploaded yet. */
export interface Draft {
  promptId: string;
  promptType: PromptType;
  recording: Blob;
  /** A still image of the recording. Without one, the server makes it. */
  poster?: Blob | undefined;
  /** What is said in it, if the member wrote it. */
  captions?: string | undefined;
}

/** A stored draft: bytes, because not every browser can store Blobs in IndexedDB. */
interface Row extends StoredBlob {
  promptId: string;
  promptType: PromptType;
  poster?: StoredBlob;
  captions?: string;
}

interface StoredBlob {
  bytes: ArrayBuffer;
  type: string;
}

const toStored = async (blob: Blob): Promise<StoredBlob> => ({
  bytes: await blob.arrayBuffer(),
  type: blob.type,
});
const toBlob = ({ bytes, type }: StoredBlob): Blob => new Blob([bytes], { type });

interface Schema extends DBSchema {
  'video-drafts': { key: string; value: Row };
}

const storeName = 'video-drafts';

/** Opens a user's database, runs `work` and closes it. Rejects if the browser blocks it. */
async function withDatabase<T>(
  owner: string,
  work: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T> {
  const database = await openDB<Schema>(recordingsOf(owner), 1, {
    upgrade: (created) => void created.createObjectStore(storeName, { keyPath: 'promptId' }),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Stores a draft. Replaces an older one for the same prompt. */
export async function saveDraft(draft: Draft, owner: string): Promise<void> {
  const { promptId, promptType, recording, poster, captions } = draft;
  const row: Row = { promptId, promptType, ...(await toStored(recording)) };
  if (captions) row.captions = captions;
  if (poster) row.poster = await toStored(poster);
  await withDatabase(owner, (database) => database.put(storeName, row));
}

/** Lists the user's drafts. */
export async function listDrafts(owner: string): Promise<Draft[]> {
  const rows = await withDatabase(owner, (database) => database.getAll(storeName));
  return rows.map(({ promptId, promptType, poster, captions, ...recording }) => ({
    promptId,
    promptType,
    captions,
    recording: toBlob(recording),
    poster: poster && toBlob(poster),
  }));
}

/** Whether the user has drafts. Leaves no database behind if there was none. */
export async function hasStoredDrafts(owner: string): Promise<boolean> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === recordingsOf(owner))) return false;
  return (await withDatabase(owner, (database) => database.count(storeName))) > 0;
}

/** Whether the user has a draft for a prompt. */
export const isStored = (promptId: string, owner: string): Promise<boolean> =>
  withDatabase(owner, async (database) => (await database.count(storeName, promptId)) > 0);

/** Deletes the user's draft for a prompt, if there is one. */
export async function deleteDraft(promptId: string, owner: string): Promise<void> {
  await withDatabase(owner, (database) => database.delete(storeName, promptId));
}
