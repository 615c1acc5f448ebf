import { createAction } from '@emberite/sdk/action';
import { ApiError } from '@emberite/sdk/api';
import type * as client from '@emberite/sdk/api';
import type { Evening, GroupAnswer } from '@emberite/contract/groupFields';
import { createResource } from '@emberite/sdk/resource';
import { orExpire } from '../evenings/orExpire.ts';

/** What the link of a mail shows: an evening, or that the link no longer works. */
export type Invited = Evening | 'wrong-link';

export interface InvitationDeps {
  api: Pick<typeof client, 'invitationGet' | 'invitationAnswer'>;
  /** The secret of the link; '' if its address has none. */
  secret: string;
}

const orWrong = (error: unknown): 'wrong-link' => {
  if (error instanceof ApiError && error.code === 'wrong-link') return error.code;
  throw error;
};

/** The evening that the link of a mail is about. Looking at it changes nothing; `answering` does. */
export function createInvitation({ api, secret }: InvitationDeps) {
  const evening = createResource<Invited>(async () =>
    secret ? api.invitationGet({ secret }).catch(orWrong) : 'wrong-link',
  );
  return {
    evening,
    answering: createAction(async (answer: GroupAnswer) => {
      const answered = api.invitationAnswer({ secret, answer }).catch(orWrong);
      // The place may have gone to somebody else meanwhile.
      const now = await answered.catch(orExpire(evening));
      evening.change(() => now);
    }),
  };
}
