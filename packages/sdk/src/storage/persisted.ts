import { proxy, subscribe } from 'valtio';
import type { StorageKey } from './localEntries.ts';
import { readEntry, writeEntry, writeText } from './localEntries.ts';
import { onlyHere } from './onlyHere.ts';
import { currentOwner } from './owner.ts';

/** Said when a value cannot be stored. */
const notStored = 'Your browser cannot keep this. Send it before you leave.';

interface PersistentStore {
  key: string;
  /** Loads the stored value, or the initial one. */
  load(): void;
  /** Saves the value if it has changed since it was last loaded or saved. */
  save(): void;
  /** Resets to the initial value, without saving it. */
  reset(): void;
}

const stores = new Set<PersistentStore>();

function replace(store: object, value: object): void {
  for (const name of Object.keys(store)) if (!(name in value)) Reflect.deleteProperty(store, name);
  Object.assign(store, structuredClone(value));
}

/** Turns a stored value into a valid one. Returns null if it is unusable. */
export type ReadStored<T> = (stored: unknown) => T | null;

/** Reads the value under `key`, if the current owner has a valid one. */
function readValue<T extends object>(key: string, read: ReadStored<T>): T | null {
  const entry = readEntry(key);
  if (!entry || (entry.owner !== null && entry.owner !== currentOwner())) return null;
  return read(entry.value);
}

/** How a value is stored. */
export interface PersistedOptions {
  /** No user would miss it: sign-out removes it without asking. */
  unimportant?: true;
}

/** A store that outlives the page. */
export interface Persisted<T extends object> {
  /** The valtio store: change it, read its snapshot. */
  state: T;
  /** Resets to the initial value and removes the stored one. */
  reset(): void;
}

/**
 * Creates a valtio store that outlives the page, per user, in the browser's local storage,
 * synchronized between tabs.
 *
 * @param key `ember.<remote>.<name>`; the privacy policy names it, too
 * @param initial the value if nothing usable is stored; plain data
 */
export function persisted<T extends object>(
  key: StorageKey,
  initial: T,
  read: ReadStored<T>,
  options: PersistedOptions = {},
): Persisted<T> {
  const store = proxy(structuredClone(initial));
  const nothing = JSON.stringify(initial);
  let last = nothing;
  const take = (value: T) => {
    last = JSON.stringify(value);
    replace(store, value);
    onlyHere(key, null);
  };
  const persistent: PersistentStore = {
    key,
    load: () => take(readValue(key, read) ?? initial),
    save() {
      const text = JSON.stringify(store);
      if (text === last) return;
      last = text;
      // The initial value is removed instead, because sign-out asks about everything that is
      // stored.
      if (text === nothing) {
        writeText(key, null);
        return onlyHere(key, null);
      }
      const isStored = writeEntry(key, { owner: currentOwner(), value: store, ...options });
      if (!options.unimportant) onlyHere(key, isStored ? null : notStored);
    },
    reset() {
      take(initial);
      writeText(key, null);
    },
  };
  const entry = readEntry(key);
  // It was stored before it was declared unimportant.
  if (entry && options.unimportant && !entry.unimportant) writeEntry(key, { ...entry, ...options });
  persistent.load();
  subscribe(store, persistent.save);
  stores.add(persistent);
  return { state: store, reset: persistent.reset };
}

/** Saves pending changes now. */
export function flush(): void {
  for (const persistent of stores) persistent.save();
}

/** Reloads the value of a key, or of all keys if null. */
export function reload(key: string | null): void {
  for (const persistent of stores) if (key === null || persistent.key === key) persistent.load();
}
