/** Returns the browser's local storage, or null if it is missing or blocked. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/**
 * The site's prefix. Every key that begins with it belongs to the site, whichever remote stored it.
 */
const prefix = 'ember.';

/**
 * A key in local storage. A remote's key is `ember.<remote>.<name>`, so that no two remotes share
 * one by accident.
 */
export type StorageKey = `${typeof prefix}${string}`;

/**
 * Returns every key of this site that has a value, including those of remotes that are not loaded.
 */
export const storedKeys = (): string[] =>
  Object.keys(storage() ?? {}).filter((key) => key.startsWith(prefix));

/** Reads a text, or null if there is none. */
export function readText(key: string): string | null {
  return storage()?.getItem(key) ?? null;
}

/**
 * Stores a text, or removes it if null. Returns whether that is done: full or blocked storage is not an
 * error, and the value then only lives in memory.
 */
export function writeText(key: string, text: string | null): boolean {
  try {
    if (text === null) storage()?.removeItem(key);
    // Without one, this throws too.
    else storage()!.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** A stored value and its owner; null for a visitor. */
export interface Entry {
  owner: string | null;
  value: object;
  /** No user would miss it: sign-out removes it without asking. */
  unimportant?: true;
  /** What a user who has signed out has under the same key, while a visitor has this. */
  kept?: Entry;
}

/** Reads an entry, or null if there is no valid one. */
export function readEntry(key: string): Entry | null {
  try {
    const entry = JSON.parse(readText(key) ?? 'null') as Partial<Entry> | null;
    if (typeof entry?.value !== 'object' || entry.value === null) return null;
    return { owner: null, ...entry, value: entry.value };
  } catch {
    return null;
  }
}

/** Stores an entry, or removes it if there is none. Returns whether it is stored. */
export const writeEntry = (key: string, entry: Entry | null | undefined): boolean =>
  writeText(key, entry ? JSON.stringify(entry) : null);
