import type { PromptType } from '@emberite/sdk/contract/video';

/** A recording that has not arrived yet. */
export interface Draft {
  promptId: string;
  promptType: PromptType;
  recording: Blob;
}

/** A draft as the database holds it: bytes, since not every browser stores Blobs there. */
interface Row {
  promptId: string;
  promptType: PromptType;
  owner: string;
  bytes: ArrayBuffer;
  type: string;
}

const storeName = 'video-drafts';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

/** Opens the store of drafts for one piece of work. Rejects where the browser allows no database. */
async function open<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const request = indexedDB.open('ember', 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(storeName, { keyPath: 'promptId' }),
  );
  const database = await done(request);
  try {
    return await work(database.transaction(storeName, mode).objectStore(storeName));
  } finally {
    database.close();
  }
}

/** Keeps a draft, in place of an older one for the same prompt. */
export async function saveDraft({ recording, ...draft }: Draft, owner: string): Promise<void> {
  const bytes = await recording.arrayBuffer();
  const row: Row = { ...draft, owner, bytes, type: recording.type };
  await open('readwrite', (store) => done(store.put(row)));
}

/** The user's drafts. Those of anybody else are removed. */
export async function listDrafts(owner: string): Promise<Draft[]> {
  const rows = await open('readwrite', async (store) => {
    const all = (await done(store.getAll())) as Row[];
    for (const row of all) if (row.owner !== owner) store.delete(row.promptId);
    return all.filter((row) => row.owner === owner);
  });
  return rows.map(({ promptId, promptType, bytes, type }) => ({
    promptId,
    promptType,
    recording: new Blob([bytes], { type }),
  }));
}

/** Removes the draft for a prompt, if there is one. */
export async function deleteDraft(promptId: string): Promise<void> {
  await open('readwrite', (store) => done(store.delete(promptId)));
}
