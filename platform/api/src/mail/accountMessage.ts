import { isolated } from '@emberite/contract/isolated';
import { brand } from '@emberite/content/brand';
import { depositDollars } from '@emberite/content/registration';
import type { RequestContext } from '../endpoint/handle.ts';
import { sendNotice } from './notice.ts';
import { quote } from './quote.ts';

const names = { google: 'Google', microsoft: 'Microsoft', 'magic-link': 'email' } as const;

/** A change of an account that its owner should know of. */
export type AccountChange =
  /** `name` is what somebody who was signed in called it: the owner, or whom the mail warns of. */
  | { kind: 'passkey-added' | 'passkey-removed'; name: string }
  | { kind: 'provider-linked'; provider: string }
  /** `isOwed` if the deposit could not be refunded yet. */
  | { kind: 'account-deleted'; isOwed: boolean };

function sentenceOf(change: AccountChange): string {
  switch (change.kind) {
    case 'passkey-added':
      return `The passkey “${isolated(quote(change.name))}” was added to your ${brand.name} account.`;
    case 'passkey-removed':
      return `The passkey “${isolated(quote(change.name))}” was removed from your ${brand.name} account.`;
    case 'provider-linked': {
      const provider = Object.entries(names).find(([id]) => id === change.provider)?.[1];
      return `You can now sign in to your ${brand.name} account with ${provider ?? change.provider}.`;
    }
    case 'account-deleted':
      return `Your ${brand.name} account was deleted, with everything in it.${change.isOwed ? ` Your $${depositDollars} deposit is not refunded yet. It will be, as soon as the payment service can do it.` : ''}`;
  }
}

const subjects: Readonly<Record<AccountChange['kind'], string>> = {
  'passkey-added': 'A passkey was added to your account',
  'passkey-removed': 'A passkey was removed from your account',
  'provider-linked': 'There is a new way to sign in to your account',
  'account-deleted': 'Your account was deleted',
};

/**
 * Tells the owner of an account what has changed, so that somebody else's change does not go
 * unnoticed. The mail has no link to follow.
 */
export function tellOwner(
  context: RequestContext,
  userId: string,
  change: AccountChange,
): Promise<void> {
  return sendNotice(context, userId, {
    subject: subjects[change.kind],
    text: sentenceOf(change),
    hint: 'If this was not you, tell us at once.',
  });
}
