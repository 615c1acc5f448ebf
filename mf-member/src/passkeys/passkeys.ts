import { createAction } from '@emberite/sdk/action';
import type { Action, Progress } from '@emberite/sdk/action';
import { api, ApiError } from '@emberite/sdk/api';
import type { Passkey } from '@emberite/sdk/contract/passkey';
import { createForm } from '@emberite/sdk/form';
import type { Form, FormState } from '@emberite/sdk/form';
import { addPasskey, removePasskey } from '@emberite/sdk/passkeys';
import { persisted } from '@emberite/sdk/storage';
import { proxy } from 'valtio';

/** A passkey, and the progress of removing it. */
export interface PasskeyRow {
  passkey: Passkey;
  removal: { progress: Progress };
}

/** The page is adding one, has just added one, or neither. */
type Adding =
  | { status: 'closed' }
  | { status: 'open' }
  /** `name` is the new passkey's. */
  | { status: 'added'; name: string };

export interface PasskeysState {
  /** The progress of loading the list. */
  loading: { progress: Progress };
  /** Oldest first; null until it is loaded. */
  rows: PasskeyRow[] | null;
  adding: Adding;
  form: FormState<{ name: string }>;
}

export interface Passkeys {
  state: PasskeysState;
  form: Form<{ name: string }>;
  load(): Promise<void>;
  /** Opens the form with a name to start from. */
  open(name: string): void;
  close(): void;
  typeName(name: string): void;
  /** Lets the browser create a passkey, and saves it. If the user cancels there, the form stays. */
  add(): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The name that was typed, while the member signs in again. */
const draft = persisted<Partial<{ name: string }>>('newPasskey', {}, (kept) => {
  const { name } = kept as { name?: unknown };
  return typeof name === 'string' ? { name } : {};
});

/** The passkeys of the signed-in member. `onAdded` is called after each new one. */
export function createPasskeys(onAdded: () => void): Passkeys {
  const removals = new Map<string, Action>();

  function toRow(passkey: Passkey): PasskeyRow {
    const removal = createAction(async () => {
      await removePasskey(passkey.id).catch((error: unknown) => {
        // Another tab was faster.
        if (!(error instanceof ApiError && error.code === 'not-found')) throw error;
      });
      state.rows = (state.rows ?? []).filter((row) => row.passkey.id !== passkey.id);
    });
    removals.set(passkey.id, removal);
    return { passkey, removal: removal.state };
  }

  const loading = createAction(async () => {
    state.rows = (await api.passkeyList({})).passkeys.map(toRow);
  });

  let cancelled = false;
  const form: Form<{ name: string }> = createForm({
    fields: { name: '' },
    draft: draft.state,
    check: ({ name }) =>
      name.trim() ? null : { at: 'name', message: 'Please enter a name for this passkey.' },
    async send({ name }) {
      const passkey = await addPasskey(name.trim()).catch((error: unknown) => {
        // It may have been added before, by a request whose answer was lost.
        if (error instanceof ApiError && error.code === 'passkey-exists') void loading.start();
        throw error;
      });
      cancelled = passkey === null;
      if (!passkey) return;
      state.rows = [...(state.rows ?? []), toRow(passkey)];
      state.adding = { status: 'added', name: passkey.name };
      onAdded();
    },
  });

  const state = proxy<PasskeysState>({
    loading: loading.state,
    rows: null,
    adding: { status: form.state.dirty ? 'open' : 'closed' },
    form: form.state,
  });

  return {
    state,
    form,
    load: loading.start,
    open(name) {
      form.change({ name });
      state.adding = { status: 'open' };
    },
    close() {
      if (form.state.status === 'submitting') return;
      form.discard();
      state.adding = { status: 'closed' };
    },
    typeName: (name) => form.change({ name }),
    async add() {
      cancelled = false;
      await form.submit();
      if (cancelled) form.change({});
      // The next one starts anew.
      if (state.adding.status === 'added') form.follow({ name: '' });
    },
    async remove(id) {
      if (state.adding.status === 'added') state.adding = { status: 'closed' };
      await removals.get(id)?.start();
    },
  };
}
