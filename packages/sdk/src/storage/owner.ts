import { seemsSignedIn } from './sessionHint.ts';
import { deleteDatabasesOfOthers, deleteRecordingsOf } from './databases.ts';
import { identityKey } from './lastIdentity.ts';
import { readEntry, readText, storedKeys, writeEntry, writeText } from './localEntries.ts';

/** Id of the user who owns the stored values. */
export const ownerKey = 'ember.owner';

let owner: string | null = seemsSignedIn() ? readText(ownerKey) : null;

/** The user whose values this browser works with; null for a visitor. */
export const currentOwner = () => owner;

/**
 * Lets no user find what another one has typed in this tab, whose storage remembers who was here. Null removes what is
 * typed: its drafts do not say whose they are.
 */
function claimTab(id: string | null): void {
  try {
    const tab = sessionStorage;
    if (id === null || (tab.getItem(ownerKey) ?? id) !== id) {
      for (const key of Object.keys(tab)) if (key.startsWith('ember.')) tab.removeItem(key);
    }
    if (id !== null) tab.setItem(ownerKey, id);
  } catch {
    // Blocked: nothing could be stored either.
  }
}

/** Applies an owner that another tab has set. An empty id is that of a user whose drafts it has removed. */
export function followOwner(id: string | null): void {
  owner = id || null;
  if (id !== null) claimTab(owner);
}

/**
 * Sets the owner of what is stored from now on. If `id` signs in, the values, recordings and drafts of
 * another user are removed and the fields of a visitor's values go to the user, over theirs of that name. If somebody
 * signs out (null), their values stay, hidden, until they return.
 */
export function changeOwner(id: string | null): void {
  followOwner(id);
  writeText(ownerKey, id);
  if (id === null) return;
  for (const key of storedKeys()) {
    const entry = readEntry(key);
    if (entry?.owner === null) {
      const { kept, ...rest } = entry;
      const before = kept?.owner === id ? kept.value : {};
      writeEntry(key, { ...rest, owner: id, value: { ...before, ...rest.value } });
    } else if (entry && entry.owner !== id) writeText(key, null);
  }
  void deleteDatabasesOfOthers(id);
}

/** Whether a user has values that are kept only here. */
export function hasValuesOf(id: string): boolean {
  return storedKeys().some((key) => {
    const entry = readEntry(key);
    return key !== identityKey && entry?.owner === id && !entry.unimportant;
  });
}

/** Removes the values and recordings of a user, and the drafts of all tabs. Nobody may be signed in. */
export async function removeValuesOf(id: string): Promise<void> {
  claimTab(null);
  // The other tabs follow both.
  for (const told of ['', null]) writeText(ownerKey, told);
  for (const key of storedKeys()) if (readEntry(key)?.owner === id) writeText(key, null);
  await deleteRecordingsOf(id);
}
