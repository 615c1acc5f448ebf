import { proxy, subscribe } from 'valtio';
import type { z } from 'zod';
import { readEntry, writeEntry } from './entry.ts';
import { keys } from './keys.ts';
import type { StoreName } from './keys.ts';
import { writeText } from './local.ts';
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

const stores = new Map<object, Kept>();

function replace(store: object, value: object): void {
  for (const name of Object.keys(store)) if (!(name in value)) Reflect.deleteProperty(store, name);
  Object.assign(store, structuredClone(value));
}

/** What is kept under `key` for the present owner, if it is of the right form. */
function readValue<T extends object>(key: string, schema: z.ZodType<T>, initial: T): T | null {
  const entry = readEntry(key);
  if (!entry || (entry.owner !== null && entry.owner !== currentOwner())) return null;
  // A field that was added since then gets its initial value.
  return schema.safeParse({ ...initial, ...entry.value }).data ?? null;
}

/**
 * A valtio store that outlives the page, kept per user in the browser's local storage and in step
 * between tabs. What is kept and does not fit `schema` any more counts as not kept.
 *
 * @param name the key, listed in `keys.ts`
 * @param initial the value when nothing is kept; plain data
 */
export function persisted<T extends object>(name: StoreName, schema: z.ZodType<T>, initial: T): T {
  const key = keys[name];
  const store = proxy(structuredClone(initial));
  let last = JSON.stringify(initial);
  const take = (value: T) => {
    last = JSON.stringify(value);
    replace(store, value);
  };
  const kept: Kept = {
    key,
    load: () => take(readValue(key, schema, initial) ?? initial),
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
  stores.set(store, kept);
  return store;
}

/** Puts a store back to its initial value and removes what was kept of it. */
export function resetStore(store: object): void {
  stores.get(store)?.reset();
}

/** Puts every store back to its initial value and removes all that was kept, of whomever. */
export function resetStores(): void {
  for (const kept of stores.values()) kept.reset();
  for (const key of Object.values(keys)) if (key !== keys.owner) writeText(key, null);
}

/** Keeps at once what would be kept in a moment. */
export function flush(): void {
  for (const kept of stores.values()) kept.save();
}

/** Loads what is kept under a key again; all keys if it is null. */
export function reload(key: string | null): void {
  for (const kept of stores.values()) if (key === null || kept.key === key) kept.load();
}
