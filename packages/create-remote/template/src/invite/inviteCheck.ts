import type { inviteGet } from '@emberite/sdk/api';
import { createForm } from '@emberite/sdk/form';
import type { Form } from '@emberite/sdk/form';

/** What the form needs to work. */
export interface InviteCheckDeps {
  inviteGet: typeof inviteGet;
}

/** Asks whether an invite code can be used now. */
export function createInviteCheck(deps: InviteCheckDeps): Form<{ code: string }> {
  return createForm({
    fields: { code: '' },
    check: ({ code }) =>
      code.trim() ? null : { at: 'code', message: 'Please enter an invite code.' },
    async send({ code }) {
      const { inviteInfo } = await deps.inviteGet({ inviteCode: code });
      if (inviteInfo.isValid) return;
      return { at: 'code' as const, message: 'This code cannot be used any more.' };
    },
  });
}
