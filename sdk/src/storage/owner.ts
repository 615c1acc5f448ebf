import { seemsSignedIn } from '../session/hint.ts';
import { keys } from './keys.ts';
import { readEntry, readText, writeEntry, writeText } from './localEntries.ts';

/** Whose things this browser is working with; null for a visitor. */
let owner: string | null = seemsSignedIn() ? readText(keys.owner) : null;

/** Whose things this browser is working with; null for a visitor. */
export const currentOwner = () => owner;

/** Takes over an owner that another tab has set. */
export function followOwner(id: string | null): void {
  owner = id;
}

/**
 * Sets whose things are kept from now on. What another user kept here is removed when `id` signs in;
 * when somebody signs out (null) it stays, out of sight, for the time they come back. What a
 * visitor kept goes over to whoever signs in.
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
}
