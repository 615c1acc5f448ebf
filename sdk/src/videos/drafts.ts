import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { PromptType } from '@emberite/sdk/contract/video';
import { recordingsOf } from '../storage/databases.ts';

/** A recording that has not been uploaded yet. */
export interface Draft {
  promptId: string;
  promptType: PromptType;
  recording: Blob;
}

/** A stored draft: bytes, because not every browser can store Blobs in IndexedDB. */
interface Row {
  promptId: string;
  promptType: PromptType;
  bytes: ArrayBuffer;
  type: string;
}

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
export async function saveDraft({ recording, ...draft }: Draft, owner: string): Promise<void> {
  const bytes = await recording.arrayBuffer();
  const row: Row = { ...draft, bytes, type: recording.type };
  await withDatabase(owner, (database) => database.put(storeName, row));
}

/** Lists the user's drafts. */
export async function listDrafts(owner: string): Promise<Draft[]> {
  const rows = await withDatabase(owner, (database) => database.getAll(storeName));
  return rows.map(({ promptId, promptType, bytes, type }) => ({
    promptId,
    promptType,
    recording: new Blob([bytes], { type }),
  }));
}

/** Deletes the user's draft for a prompt, if there is one. */
export async function deleteDraft(promptId: string, owner: string): Promise<void> {
  await withDatabase(owner, (database) => database.delete(storeName, promptId));
}
