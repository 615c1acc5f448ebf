import { cleanEmail } from '@emberite/contract/cleanEmail';
import { ApiError, authMe } from '@emberite/sdk/api';
import type * as api from '@emberite/sdk/api';
import { createForm } from '@emberite/sdk/form';
import type { Form } from '@emberite/sdk/form';
import { persisted } from '@emberite/sdk/storage';

export interface DeletionDeps {
  api: Pick<typeof api, 'userDelete'>;
  email: string;
  /** Removes what this browser stores of the account, and leaves. */
  done: () => Promise<void>;
}

/** What was typed, while the member signs in again. */
const draft = persisted<Partial<{ email: string }>>(
  'ember.deletion',
  {},
  (stored) => {
    const { email } = stored as { email?: unknown };
    return typeof email === 'string' ? { email } : {};
  },
  { unimportant: true },
);

/** Whether the session is gone with the account, although the deletion failed: only its answer may have been lost. */
async function isGone(error: unknown): Promise<boolean> {
  const isAnswer = error instanceof ApiError && error.status < 500;
  return !isAnswer && (await authMe({}).catch(() => error)) === null;
}

/** Creates the form that deletes the account. The member types their address to confirm it. */
export function createDeletion({ api: client, email, done }: DeletionDeps): Form<{
  email: string;
}> {
  return createForm({
    fields: { email: '' },
    draft: draft.state,
    check: (fields) =>
      cleanEmail(fields.email).toLowerCase() === email
        ? null
        : { at: 'email', message: 'Please enter the email address of your account.' },
    async send() {
      await client.userDelete({ email }).catch(async (error: unknown) => {
        if (!(await isGone(error))) throw error;
      });
      await done();
      return null;
    },
  });
}
