import { proxy, subscribe } from 'valtio';
import type { Entry, StorageKey } from './localEntries.ts';
import { readEntry, writeEntry } from './localEntries.ts';
import { onlyHere } from './onlyHere.ts';
import { currentOwner } from './owner.ts';

/** Said when a value cannot be stored. */
const notStored = 'Your browser cannot keep this. Send it before you leave.';

interface PersistentStore {
  key: string;
  /** Loads the stored value, or the initial one. `isTheirs`: what the browser could not store stays. */
  load(isTheirs?: boolean): void;
  /** Saves the value if the browser does not have it as it is. */
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

/** What a user who has signed out has under a key: no change of a visitor removes it. */
function keptUnder(key: string): Entry | null | undefined {
  if (currentOwner() !== null) return null;
  const entry = readEntry(key);
  return entry?.owner === null ? entry.kept : entry;
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
  /** What is stored. */
  let last = nothing;
  const take = (value: T) => {
    replace(store, value);
    last = JSON.stringify(store);
    onlyHere(key, null);
  };
  const persistent: PersistentStore = {
    key,
    load(isTheirs) {
      if (!isTheirs || JSON.stringify(store) === last) take(readValue(key, read) ?? initial);
    },
    save() {
      const text = JSON.stringify(store);
      if (text !== last) {
        // The initial value is removed instead, because sign-out asks about everything that is
        // stored.
        const kept = keptUnder(key);
        const entry = { owner: currentOwner(), value: store, ...options, ...(kept && { kept }) };
        if (!writeEntry(key, text === nothing ? kept : entry)) {
          if (!options.unimportant) onlyHere(key, notStored);
          return;
        }
        last = text;
      }
      onlyHere(key, null);
    },
    reset() {
      take(initial);
      writeEntry(key, keptUnder(key));
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

/** Reloads the value of a key. */
export function reload(key: string): void {
  for (const persistent of stores) if (persistent.key === key) persistent.load();
}

/**
 * Reloads all values after the owner was set. What the browser could not store is only here: it stays
 * if the same user is back, or if it is of the visitor who signs in. `before` is the previous owner.
 */
export function reloadAll(before: string | null): void {
  const isTheirs = before === null || before === currentOwner();
  for (const persistent of stores) persistent.load(isTheirs);
}
