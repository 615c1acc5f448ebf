/** Returns the browser's local storage, or null if it is missing or blocked. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Reads a text, or null if there is none. */
export function readText(key: string): string | null {
  return storage()?.getItem(key) ?? null;
}

/**
 * Stores a text, or removes it if null. Full or blocked storage is not an error: the value then
 * only lives in memory.
 */
export function writeText(key: string, text: string | null): void {
  try {
    if (text === null) storage()?.removeItem(key);
    else storage()?.setItem(key, text);
  } catch {
    // The value in memory still works until the tab is closed.
  }
}

/** A stored value and its owner; null for a visitor. */
export interface Entry {
  owner: string | null;
  value: object;
}

/** Reads an entry, or null if there is no valid one. */
export function readEntry(key: string): Entry | null {
  try {
    const entry = JSON.parse(readText(key) ?? 'null') as Partial<Entry> | null;
    if (typeof entry?.value !== 'object' || entry.value === null) return null;
    return { owner: entry.owner ?? null, value: entry.value };
  } catch {
    return null;
  }
}

/** Stores an entry. */
export function writeEntry(key: string, entry: Entry): void {
  writeText(key, JSON.stringify(entry));
}
