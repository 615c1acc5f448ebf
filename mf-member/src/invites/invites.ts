import { isolated } from '@emberite/contract/isolated';
import { ApiError } from '@emberite/sdk/api';
import type * as client from '@emberite/sdk/api';
import { createAction } from '@emberite/sdk/action';
import type { Action } from '@emberite/sdk/action';
import { config } from '@emberite/sdk/config';
import type { Invite } from '@emberite/contract/invite';
import { createResource } from '@emberite/sdk/resource';
import { session, setUser, signedIn } from '@emberite/sdk/session';
import { proxy } from 'valtio';

const day = 24 * 60 * 60 * 1000;

/** A new invite is refused while one is valid for longer and has more uses left. */
export const renewal = { days: 7, usesLeft: 2 };

/** Returns the address where somebody signs up with an invite. */
export const inviteLink = (code: string): string =>
  `${config.siteUrl}/create-account?inviteCode=${encodeURIComponent(code)}`;

/** Returns what a member sends with their invite. A member without a nickname gives no name. */
export function invitation(code: string, nickname: string): string {
  const start = nickname ? `Hi, it is ${isolated(nickname)}. ` : '';
  return `${start}Come along to Ember: small groups go on adventures together, with a host and without pressure. This link is your invite: ${inviteLink(code)}`;
}

/** Whether an invite can still be used, judging by its own data. */
export type Validity = 'valid' | 'expired' | 'used-up';

/** Returns whether an invite can be used at `now`, in milliseconds since 1970. */
export function validityOf({ expirationDate, maxUses, usageCount }: Invite, now: number): Validity {
  if (Date.parse(expirationDate) <= now) return 'expired';
  return usageCount >= maxUses ? 'used-up' : 'valid';
}

/** Whether a new invite is refused because of this one. */
export const blocksNew = ({ expirationDate, maxUses, usageCount }: Invite, now: number) =>
  Date.parse(expirationDate) - now > renewal.days * day && maxUses - usageCount > renewal.usesLeft;

export interface InvitesDeps {
  api: Pick<typeof client, 'inviteCreate' | 'inviteGet'>;
  /** A new invite is named after the member: without a first name, none is created. */
  firstName: string;
  now?: () => number;
}

/** Creates the list of the member's invites, newest first, and the action that adds one. */
export function createInvites({ api, firstName, now = Date.now }: InvitesDeps) {
  const list = createResource<readonly Invite[]>(async () => {
    const codes = session.status === 'signed-in' ? session.user.ownedInvites : [];
    const responses = await Promise.all(codes.map((inviteCode) => api.inviteGet({ inviteCode })));
    return responses.flatMap(({ inviteDetails }) => inviteDetails ?? []).toReversed();
  });
  const creation = createAction(async () => {
    try {
      const invite = await api.inviteCreate({ textPart: firstName.trim() });
      list.change((invites) => [invite, ...invites]);
      if (session.status !== 'signed-in') return;
      setUser({ ...session.user, ownedInvites: [...session.user.ownedInvites, invite.id] });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'invite-active')) throw error;
      state.isBlocked = true;
      // Another tab has created it, or a call whose response was lost.
      await signedIn();
    }
  });
  /** `isBlocked`: no invite was created, because one is active. */
  const state = proxy<{ creation: Action['state']; isBlocked: boolean }>({
    creation: creation.state,
    isBlocked: false,
  });
  return {
    list,
    state,
    async create(): Promise<void> {
      const { loaded } = list.state;
      if (!firstName.trim()) console.warn('No invite was created: there is no first name.');
      else if (loaded.status === 'ready') {
        state.isBlocked = loaded.value.some((invite) => blocksNew(invite, now()));
        if (!state.isBlocked) await creation.start();
      }
    },
  };
}
