import { failureFor } from '@emberite/sdk/action';
import type { Failure } from '@emberite/sdk/action';
import { onReturn } from '@emberite/sdk/tab';
import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';

/** What has been loaded, or why it could not be. */
export type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | ({ status: 'failed' } & Failure);

type Change<Value> = (value: Value) => Value;

/** Something that pages load. Of its requests and changes, the newest wins. */
export interface Resource<Value> {
  /** A valtio store. `loaded` is replaced as a whole. */
  state: { loaded: Loaded<Value> };
  /** Loads it, also to try again. Never rejects; a failure is logged, and shown if there is no value. */
  load(): Promise<void>;
  /** Loads it for an action. Resolves with the response; rejects as the call does. */
  request(): Promise<Value>;
  /** Changes the value, if there is one, as the server has changed it. */
  change(change: Change<Value>): void;
  /**
   * Shows a change while it is being saved; then the response, or what was there before. A response that is older than
   * what another save has returned, or {@link Resource.change} has changed, is dropped, and it is loaded again.
   */
  save(change: Change<Value>, saving: Promise<Value>): Promise<void>;
  /** Call this when it may have changed elsewhere: loads it now, or when a page shows it. */
  expire(): void;
  /**
   * Loads it unless it is fresh, and again on return to the tab, until the returned function is
   * called.
   */
  show(): () => void;
}

/**
 * Creates a resource that `ask` requests, for one page or for several to share. It does not know who is signed in: what
 * outlives a page needs one for each user.
 */
export function createResource<Value>(ask: () => Promise<Value>): Resource<Value> {
  const state = proxy<Resource<Value>['state']>({ loaded: { status: 'loading' } });
  /** The value as the server has it, and the changes on their way there. */
  let stored: { value: Value } | undefined;
  let pending: { change: Change<Value> }[] = [];
  /** Counts requests and changes. */
  let latest = 0;
  /** Counts the changes that need not be saved. */
  let changes = 0;
  let underway = 0;
  let isFresh = false;
  let shown = 0;
  let stopListening: (() => void) | undefined;

  function render(): void {
    if (!stored) return;
    const value = pending.reduce((before, { change }) => change(before), stored.value);
    state.loaded = { status: 'ready', value };
  }
  function store(value: Value): void {
    latest += 1;
    stored = { value };
    render();
  }
  async function newest(): Promise<Value> {
    const mine = (latest += 1);
    isFresh = true;
    underway += 1;
    try {
      const value = await ask();
      if (mine === latest) store(value);
      return value;
    } catch (error) {
      if (mine === latest) isFresh = false;
      throw error;
    } finally {
      underway -= 1;
    }
  }
  async function load(): Promise<void> {
    if (!stored) state.loaded = { status: 'loading' };
    const response = newest();
    const mine = latest;
    try {
      await response;
    } catch (error) {
      const failure = await failureFor(error);
      if (mine === latest && !stored) state.loaded = { status: 'failed', ...failure };
    }
  }
  async function request(): Promise<Value> {
    const wasLoading = underway > 0;
    try {
      return await newest();
    } catch (error) {
      // The response of the load that this overtook was dropped.
      if (wasLoading && !isFresh) void load();
      throw error;
    }
  }
  function expire(): void {
    isFresh = false;
    if (shown > 0) void load();
  }
  return {
    state,
    load,
    request,
    change(change) {
      changes += 1;
      if (stored) store(change(stored.value));
      // A response on its way may be from before this change, or contain another one.
      if (underway > 0) void load();
    },
    async save(change, saving) {
      const mine = { change };
      const before = changes;
      pending = [...pending, mine];
      render();
      try {
        const value = await saving;
        const place = pending.indexOf(mine);
        const isNewest = place !== -1;
        // Older changes are in the response, or are loaded again with their own.
        if (isNewest) pending = pending.slice(place + 1);
        if (isNewest && before === changes) return store(value);
        // What is stored is newer. Only the server knows whether it contains this change.
        if (isNewest && stored) store(change(stored.value));
        void load();
      } catch (error) {
        pending = pending.filter((other) => other !== mine);
        render();
        throw error;
      }
    },
    expire,
    show() {
      shown += 1;
      if (!isFresh) void load();
      stopListening ??= onReturn(() => {
        if (underway === 0) expire();
        if (shown > 0) return;
        stopListening?.();
        stopListening = undefined;
      });
      return () => void (shown -= 1);
    },
  };
}

/**
 * Shows a resource while the component is mounted. Returns what is loaded of it, typed as plain
 * data, as in `useForm`.
 */
export function useResource<Value>(resource: Resource<Value>): Loaded<Value> {
  useEffect(() => resource.show(), [resource]);
  return useSnapshot(resource.state).loaded as Loaded<Value>;
}
