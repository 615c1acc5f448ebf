import { brand } from '@emberite/content/brand';
import type { Invite } from '@emberite/contract/invite';
import { Card } from '@emberite/ui-kit/Card';
import { CopyButton, toShareSheet } from '@emberite/ui-kit/CopyButton';
import type { CopyButtonProps } from '@emberite/ui-kit/CopyButton';
import { Day } from '@emberite/ui-kit/Day';
import { Icon, Share } from '@emberite/ui-kit/Icon';
import { Stack } from '@emberite/ui-kit/Stack';
import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import { InviteQr } from './InviteQr.tsx';
import * as styles from './InvitesView.module.css';
import { invitation, inviteLink } from './invites.ts';

export interface InviteToSendProps extends Pick<CopyButtonProps, 'variant'> {
  invite: Invite;
  nickname: string;
}

/** An invite that can be used: its code, a sentence to send with the link, and a code to scan. */
export function InviteToSend({ invite, nickname, variant }: InviteToSendProps) {
  const { id, expirationDate, maxUses, usageCount } = invite;
  const words = invitation(id, nickname);
  return (
    <Card as="section" aria-label={`Invite ${id}`} padding="roomy">
      <Stack>
        <p className={styles.code}>{id}</p>
        <p className={styles.facts}>
          Used {usageCount} of {maxUses} times. Expires <Day time={expirationDate} />.
        </p>
        <blockquote className={styles.words}>{words}</blockquote>
        <div className={styles.ways}>
          <CopyButton
            variant={variant}
            text={() => words}
            copied="Copied the message"
            fieldLabel="Your message"
            deliver={(text) => toShareSheet({ title: brand.name, text }, text)}
          >
            <Icon of={Share} />
            Share<VisuallyHidden> {id}</VisuallyHidden>
          </CopyButton>
          <CopyButton
            variant="secondary"
            text={() => id}
            copied={`Copied "${id}"`}
            fieldLabel="Invite code"
          >
            Copy code<VisuallyHidden> {id}</VisuallyHidden>
          </CopyButton>
          <CopyButton
            variant="secondary"
            text={() => inviteLink(id)}
            copied="Copied the link"
            fieldLabel="Link with the invite code"
          >
            Copy link<VisuallyHidden> with {id}</VisuallyHidden>
          </CopyButton>
        </div>
        <InviteQr code={id} />
      </Stack>
    </Card>
  );
}
