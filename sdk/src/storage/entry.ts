import { readText, writeText } from './local.ts';

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
