import {
  changeOwner,
  currentOwner,
  followOwner,
  hasValuesOf,
  ownerKey,
  removeValuesOf,
} from './owner.ts';
import { flush, reload, reloadAll } from './persisted.ts';

export { forgetIdentity, lastIdentity, rememberIdentity } from './lastIdentity.ts';
export type { LastIdentity } from './lastIdentity.ts';
export { currentOwner } from './owner.ts';
export { passkeyOffer } from './passkeyOffer.ts';
export type { PasskeyOffer } from './passkeyOffer.ts';
export { persisted } from './persisted.ts';
export type { Persisted, PersistedOptions, ReadStored } from './persisted.ts';

/**
 * Sets who is signed in (null: nobody) and updates every store: a returning user gets their values
 * back, and the values and recordings of another user are removed.
 */
export function setOwner(id: string | null): void {
  flush();
  const before = currentOwner();
  changeOwner(id);
  reloadAll(before);
}

/**
 * Removes everything that is stored for a user, by default the one who is signed in, with their
 * recordings. The stores then work for a visitor.
 */
export async function forgetOwner(id: string | null = currentOwner()): Promise<void> {
  setOwner(null);
  if (id !== null) await removeValuesOf(id);
}

/** Whether the user has answers or choices that are kept only in this browser. */
export function hasValues(): boolean {
  flush();
  const id = currentOwner();
  return id !== null && hasValuesOf(id);
}

/** Applies a change from another tab. */
function follow({ key, newValue }: StorageEvent): void {
  if (key === ownerKey || key === null) {
    const before = currentOwner();
    followOwner(newValue);
    reloadAll(before);
  } else {
    reload(key);
  }
}

if (typeof addEventListener === 'function' && typeof document !== 'undefined') {
  addEventListener('storage', follow);
}
