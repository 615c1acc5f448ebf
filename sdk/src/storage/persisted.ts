import { proxy, subscribe } from 'valtio';
import { keys } from './keys.ts';
import type { StoreName } from './keys.ts';
import { readEntry, writeEntry, writeText } from './localEntries.ts';
import { currentOwner } from './owner.ts';

interface Kept {
  key: string;
  /** Takes over what is kept, or the initial value. */
  load(): void;
  /** Keeps the store's value, if it has changed since it was loaded or kept last. */
  save(): void;
  /** Back to the initial value, which is not kept. */
  reset(): void;
}

const stores = new Set<Kept>();

function replace(store: object, value: object): void {
  for (const name of Object.keys(store)) if (!(name in value)) Reflect.deleteProperty(store, name);
  Object.assign(store, structuredClone(value));
}

/** What makes a value of what was kept, or answers null for what it cannot use. */
export type ReadKept<T> = (kept: unknown) => T | null;

/** What is kept under `key` for the present owner, if it is of the right form. */
function readValue<T extends object>(key: string, read: ReadKept<T>): T | null {
  const entry = readEntry(key);
  if (!entry || (entry.owner !== null && entry.owner !== currentOwner())) return null;
  return read(entry.value);
}

/** A store that outlives the page. */
export interface Persisted<T extends object> {
  /** The valtio store itself: change it, read its snapshot. */
  state: T;
  /** Back to the initial value, and nothing is kept of it any more. */
  reset(): void;
}

/**
 * A valtio store that outlives the page, kept per user in the browser's local storage and in step
 * between tabs.
 *
 * @param name the key, listed in `keys.ts`
 * @param initial the value when nothing is kept, or nothing that `read` can use; plain data
 */
export function persisted<T extends object>(
  name: StoreName,
  initial: T,
  read: ReadKept<T>,
): Persisted<T> {
  const key = keys[name];
  const store = proxy(structuredClone(initial));
  let last = JSON.stringify(initial);
  const take = (value: T) => {
    last = JSON.stringify(value);
    replace(store, value);
  };
  const kept: Kept = {
    key,
    load: () => take(readValue(key, read) ?? initial),
    save() {
      const text = JSON.stringify(store);
      if (text === last) return;
      last = text;
      writeEntry(key, { owner: currentOwner(), value: store });
    },
    reset() {
      take(initial);
      writeText(key, null);
    },
  };
  kept.load();
  subscribe(store, kept.save);
  stores.add(kept);
  return { state: store, reset: kept.reset };
}

/** Keeps at once what would be kept in a moment. */
export function flush(): void {
  for (const kept of stores) kept.save();
}

/** Loads what is kept under a key again; all keys if it is null. */
export function reload(key: string | null): void {
  for (const kept of stores) if (key === null || kept.key === key) kept.load();
}
