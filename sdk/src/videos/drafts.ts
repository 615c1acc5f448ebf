import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { PromptType } from '@emberite/sdk/contract/video';

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
  owner: string;
  bytes: ArrayBuffer;
  type: string;
}

interface Schema extends DBSchema {
  'video-drafts': { key: string; value: Row };
}

const storeName = 'video-drafts';

/** Opens the database, runs `work` and closes it. Rejects if the browser blocks the database. */
async function withDatabase<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>('ember', 1, {
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
  const row: Row = { ...draft, owner, bytes, type: recording.type };
  await withDatabase((database) => database.put(storeName, row));
}

/** Lists the user's drafts, and deletes those of other users. */
export async function listDrafts(owner: string): Promise<Draft[]> {
  const rows = await withDatabase(async (database) => {
    const { store, done } = database.transaction(storeName, 'readwrite');
    const all = await store.getAll();
    for (const row of all) if (row.owner !== owner) void store.delete(row.promptId);
    await done;
    return all.filter((row) => row.owner === owner);
  });
  return rows.map(({ promptId, promptType, bytes, type }) => ({
    promptId,
    promptType,
    recording: new Blob([bytes], { type }),
  }));
}

/** Deletes the draft for a prompt, if there is one. */
export async function deleteDraft(promptId: string): Promise<void> {
  await withDatabase((database) => database.delete(storeName, promptId));
}
