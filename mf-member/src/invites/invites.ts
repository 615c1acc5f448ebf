import { ApiError, errorToMessage } from '@emberite/sdk/api';
import type { api as client } from '@emberite/sdk/api';
import { createAction } from '@emberite/sdk/action';
import type { Action } from '@emberite/sdk/action';
import type { Invite } from '@emberite/sdk/contract/invite';
import { createForm } from '@emberite/sdk/form';
import type { Form, FormState, Problem } from '@emberite/sdk/form';
import { session, setUser } from '@emberite/sdk/session';
import { proxy } from 'valtio';

const day = 24 * 60 * 60 * 1000;

/** A new invite is refused while one is valid for longer and has more uses left. */
const renewal = { days: 7, usesLeft: 2 };

const blocked: Problem<never> = {
  at: 'form',
  message:
    'You already have an active invite. You can create a new one after the current one expires.',
};

/** The member's invites, newest first; `null` until they are loaded. */
export interface InvitesState {
  invites: readonly Invite[] | null;
  loading: Action['state'];
  creation: FormState<object>;
}

/** Whether an invite can still be used, judging by its own data. */
export type Validity = 'valid' | 'expired' | 'used-up';

/** Returns whether an invite can be used at `now`, in milliseconds since 1970. */
export function validityOf({ expirationDate, maxUses, usageCount }: Invite, now: number): Validity {
  if (Date.parse(expirationDate) <= now) return 'expired';
  return usageCount >= maxUses ? 'used-up' : 'valid';
}

const blocksNew = ({ expirationDate, maxUses, usageCount }: Invite, now: number) =>
  Date.parse(expirationDate) - now > renewal.days * day && maxUses - usageCount > renewal.usesLeft;

function failure(error: unknown): Problem<never> {
  console.warn('Creating an invite failed.', error);
  if (error instanceof ApiError && error.code === 'invite-active') return blocked;
  const message = 'Failed to create invite. Please try again.';
  return { at: 'form', message, detail: errorToMessage(error) };
}

/**
 * Creates the list of the member's invites. A new one is named after the member: without a first
 * name, none is created.
 */
export function createInvites(
  api: Pick<typeof client, 'inviteCreate' | 'inviteGet'>,
  firstName: string,
  now: () => number = Date.now,
) {
  const owned = () => (session.status === 'signed-in' ? session.user.ownedInvites : []);
  const loading = createAction(async () => {
    const answers = await Promise.all(owned().map((inviteCode) => api.inviteGet({ inviteCode })));
    state.invites = answers.flatMap(({ inviteDetails }) => inviteDetails ?? []).toReversed();
  });
  const creation: Form<object> = createForm<object>({
    fields: {},
    check: () => (state.invites?.some((invite) => blocksNew(invite, now())) ? blocked : null),
    async send() {
      try {
        const invite = await api.inviteCreate({ textPart: firstName.trim() });
        state.invites = [invite, ...(state.invites ?? [])];
        if (session.status !== 'signed-in') return null;
        setUser({ ...session.user, ownedInvites: [...session.user.ownedInvites, invite.id] });
        return null;
      } catch (error) {
        return failure(error);
      }
    },
  });
  const state: InvitesState = proxy<InvitesState>({
    invites: null,
    loading: loading.state,
    creation: creation.state,
  });
  return {
    state,
    load: loading.start,
    /** Waits for the list, which a later response would replace. */
    async create(): Promise<void> {
      if (!firstName.trim()) console.warn('No invite was created: there is no first name.');
      else if (state.invites) await creation.submit();
    },
  };
}
