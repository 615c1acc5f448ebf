import type { StorageKey } from '../storage/localEntries.ts';

/**
 * What somebody has entered, until it is sent. It outlives a reload. It ends with its tab, when a user signs out who does
 * not keep their drafts, and when another user signs in.
 */
export interface TabDraft<Draft> {
  load(): Draft;
  save(draft: Draft): void;
  clear(): void;
}

function attempt<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    // Blocked or full. Without a draft, a reload starts over.
    return null;
  }
}

/**
 * A draft in this tab alone, which needs nothing of the user's storage. `read` turns the stored value, null if there is
 * nothing usable, into a valid draft.
 */
export function tabDraft<Draft>(
  key: StorageKey,
  read: (stored: unknown) => Draft,
): TabDraft<Draft> {
  return {
    load: () => read(attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null') as unknown)),
    save: (draft) => void attempt((storage) => storage.setItem(key, JSON.stringify(draft))),
    clear: () => void attempt((storage) => storage.removeItem(key)),
  };
}
