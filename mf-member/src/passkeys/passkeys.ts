import { createRemoval } from '@emberite/sdk/action';
import { ApiError } from '@emberite/sdk/api';
import type * as client from '@emberite/sdk/api';
import type { Passkey } from '@emberite/contract/passkey';
import { createForm } from '@emberite/sdk/form';
import type { Form, FormState } from '@emberite/sdk/form';
import { addPasskey, removePasskey } from '@emberite/sdk/passkeys';
import { createResource } from '@emberite/sdk/resource';
import { persisted } from '@emberite/sdk/storage';
import { proxy } from 'valtio';

/** The page is adding one, has just added one, or neither. */
type Adding =
  | { status: 'closed' | 'open' }
  /** `name` is the new passkey's. */
  | { status: 'added'; name: string };

export interface PasskeysState {
  adding: Adding;
  form: FormState<{ name: string }>;
}

/** The name that was typed, while the member signs in again. */
const draft = persisted<Partial<{ name: string }>>(
  'ember.new-passkey',
  {},
  (stored) => {
    const { name } = stored as { name?: unknown };
    return typeof name === 'string' ? { name } : {};
  },
  { unimportant: true },
);

export interface PasskeysDeps {
  api: Pick<typeof client, 'passkeyList'>;
  /** Called after each new one. */
  added: () => void;
}

/** The passkeys of the signed-in member. */
export function createPasskeys({ api, added }: PasskeysDeps) {
  const list = createResource<Passkey[]>(async () => (await api.passkeyList({})).passkeys);
  const removal = createRemoval(async (id) => {
    await removePasskey(id);
    list.change((passkeys) => passkeys.filter((passkey) => passkey.id !== id));
  });

  let cancelled = false;
  const form: Form<{ name: string }> = createForm({
    fields: { name: '' },
    draft: draft.state,
    check: ({ name }) =>
      name.trim() ? null : { at: 'name', message: 'Please enter a name for this passkey.' },
    async send({ name }) {
      const passkey = await addPasskey(name.trim()).catch((error: unknown) => {
        // It may have been added before, by a request whose response was lost.
        if (error instanceof ApiError && error.code === 'passkey-exists') void list.load();
        throw error;
      });
      cancelled = passkey === null;
      if (!passkey) return;
      list.change((passkeys) => [...passkeys, passkey]);
      state.adding = { status: 'added', name: passkey.name };
      added();
    },
  });

  const state = proxy<PasskeysState>({
    adding: { status: form.state.dirty ? 'open' : 'closed' },
    form: form.state,
  });

  return {
    list,
    removal,
    state,
    form,
    /** Opens the form with a name to start from. */
    open(name: string): void {
      form.change({ name });
      state.adding = { status: 'open' };
    },
    close(): void {
      if (form.state.status === 'submitting') return;
      form.discard();
      state.adding = { status: 'closed' };
    },
    typeName: (name: string) => form.change({ name }),
    /** Lets the browser create a passkey, and saves it. If the user cancels there, the form stays. */
    async add(): Promise<void> {
      cancelled = false;
      await form.submit();
      if (cancelled) form.change({});
      // The next one starts from scratch.
      if (state.adding.status === 'added') form.follow({ name: '' });
    },
    async remove(id: string): Promise<void> {
      if (state.adding.status === 'added') state.adding = { status: 'closed' };
      await removal.start(id);
    },
  };
}
