import type { StorageKey } from '../storage/localEntries.ts';

/** What somebody has entered, until it is sent. It outlives a reload, and ends with its tab. */
export interface TabDraft<Draft> {
  load(): Draft;
  /** Stores it. Returns whether it is stored: full or blocked storage is not an error. */
  save(draft: Draft): boolean;
  clear(): void;
}

/** Returns null if it throws. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** The drafts that the browser does not store, because it is full or blocked: a reload ends them. */
const inMemory = new Map<StorageKey, string>();

/**
 * A draft for pages that do without the user's storage: what visitors enter. `read` turns what is stored, null if
 * there is nothing usable, into a valid draft.
 */
export function tabDraft<Draft>(
  key: StorageKey,
  read: (stored: unknown) => Draft,
): TabDraft<Draft> {
  const clear = () => {
    inMemory.delete(key);
    attempt(() => sessionStorage.removeItem(key));
  };
  return {
    load() {
      const text = inMemory.get(key) ?? attempt(() => sessionStorage.getItem(key)) ?? 'null';
      return read(attempt(() => JSON.parse(text) as unknown));
    },
    save(draft) {
      clear();
      const text = JSON.stringify(draft);
      const isStored = attempt(() => sessionStorage.setItem(key, text)) !== null;
      if (!isStored) inMemory.set(key, text);
      return isStored;
    },
    clear,
  };
}
