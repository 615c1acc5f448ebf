/** The browser's storage, or null where there is none or it is blocked. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Reads a text; null when there is none. */
export function readText(key: string): string | null {
  return storage()?.getItem(key) ?? null;
}

/** Keeps a text, or removes it when null. Full or blocked storage is no error: it is only memory then. */
export function writeText(key: string, text: string | null): void {
  try {
    if (text === null) storage()?.removeItem(key);
    else storage()?.setItem(key, text);
  } catch {
    // What is in memory goes on working until the tab is closed.
  }
}

/** What is kept under a key: a value and whose it is; null is a visitor's. */
export interface Entry {
  owner: string | null;
  value: object;
}

/** Reads an entry; null when there is none or it is not one. */
export function readEntry(key: string): Entry | null {
  try {
    const entry = JSON.parse(readText(key) ?? 'null') as Partial<Entry> | null;
    if (typeof entry?.value !== 'object' || entry.value === null) return null;
    return { owner: entry.owner ?? null, value: entry.value };
  } catch {
    return null;
  }
}

/** Keeps an entry. */
export function writeEntry(key: string, entry: Entry): void {
  writeText(key, JSON.stringify(entry));
}
