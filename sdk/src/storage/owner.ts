import { seemsSignedIn } from '../session/hint.ts';
import { deleteDatabasesOfOthers, deleteRecordingsOf } from './databases.ts';
import { keys, unimportant } from './keys.ts';
import { readEntry, readText, writeEntry, writeText } from './localEntries.ts';

let owner: string | null = seemsSignedIn() ? readText(keys.owner) : null;

/** The user whose values this browser works with; null for a visitor. */
export const currentOwner = () => owner;

/** Applies an owner that another tab has set. */
export function followOwner(id: string | null): void {
  owner = id;
}

/**
 * Sets the owner of what is stored from now on. If `id` signs in, the values and recordings of
 * another user are removed and the values of a visitor go to the user. If somebody signs out (null),
 * their values stay, hidden, until they return.
 */
export function changeOwner(id: string | null): void {
  owner = id;
  writeText(keys.owner, id);
  if (id === null) return;
  for (const key of Object.values(keys)) {
    const entry = readEntry(key);
    if (entry?.owner === null) writeEntry(key, { ...entry, owner: id });
    else if (entry && entry.owner !== id) writeText(key, null);
  }
  void deleteDatabasesOfOthers(id);
}

/** Whether a user has values that are kept only here. */
export function hasValuesOf(id: string): boolean {
  return Object.values(keys).some(
    (key) => !unimportant.includes(key) && readEntry(key)?.owner === id,
  );
}

/** Removes the values and recordings of a user. */
export async function removeValuesOf(id: string): Promise<void> {
  for (const key of Object.values(keys)) if (readEntry(key)?.owner === id) writeText(key, null);
  await deleteRecordingsOf(id);
}
