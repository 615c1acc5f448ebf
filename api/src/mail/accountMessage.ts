import { html } from 'hono/html';
import { brand } from '@emberite/content/brand';
import { errorFields } from '../log.ts';
import type { RequestContext } from '../http/handle.ts';
import { layout } from './layout.ts';
import { look } from './look.ts';
import type { Message } from './message.ts';

const names = { google: 'Google', microsoft: 'Microsoft', 'magic-link': 'email' } as const;

/** A change of an account that its owner should know of. */
export type AccountChange =
  | { kind: 'passkey-added' | 'passkey-removed'; name: string }
  | { kind: 'provider-linked'; provider: string }
  | { kind: 'account-deleted' };

function sentenceOf(change: AccountChange): string {
  switch (change.kind) {
    case 'passkey-added':
      return `The passkey “${change.name}” was added to your ${brand.name} account.`;
    case 'passkey-removed':
      return `The passkey “${change.name}” was removed from your ${brand.name} account.`;
    case 'provider-linked': {
      const provider = Object.entries(names).find(([id]) => id === change.provider)?.[1];
      return `You can now sign in to your ${brand.name} account with ${provider ?? change.provider}.`;
    }
    case 'account-deleted':
      return `Your ${brand.name} account was deleted, with everything in it.`;
  }
}

const subjects: Readonly<Record<AccountChange['kind'], string>> = {
  'passkey-added': 'A passkey was added to your account',
  'passkey-removed': 'A passkey was removed from your account',
  'provider-linked': 'There is a new way to sign in to your account',
  'account-deleted': 'Your account was deleted',
};

/** Creates the mail about a change of an account. It has no link to follow. */
function accountMessage(change: AccountChange): Message {
  const sentence = sentenceOf(change);
  const advice = `If this was not you, write to ${brand.email} at once.`;
  return {
    subject: subjects[change.kind],
    text: [sentence, advice, `${brand.name} · ${brand.tagline}`].join('\n\n'),
    html: layout({
      title: subjects[change.kind],
      preview: sentence,
      rows: [
        html`<p class="text" style="${look.text}">${sentence}</p>`,
        html`<p class="hint" style="${look.hint}">
          If this was not you, write to
          <a href="${brand.emailHref}" class="link" style="${look.link}">${brand.email}</a>
          at once.
        </p>`,
      ],
    }),
  };
}

/**
 * Tells the owner of an account what has changed, so that somebody else's change does not go
 * unnoticed. The change has already been made: if the mail fails, that is only logged.
 */
export async function tellOwner(
  { mailer, log, c }: RequestContext,
  userId: string,
  change: AccountChange,
): Promise<void> {
  await mailer.send(userId, accountMessage(change)).catch((error: unknown) => {
    log.error('notice-failed', { id: c.get('requestId'), ...errorFields(error) });
  });
}
