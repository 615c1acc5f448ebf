import type { Progress } from '@emberite/sdk/action';
import type { Invite } from '@emberite/sdk/contract/invite';
import type { Loaded } from '@emberite/sdk/resource';
import { Badge } from '@emberite/ui-kit/Badge';
import { Button } from '@emberite/ui-kit/Button';
import { CopyButton } from '@emberite/ui-kit/CopyButton';
import { Day } from '@emberite/ui-kit/Day';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Icon, Plus, Ticket } from '@emberite/ui-kit/Icon';
import { Loadable } from '@emberite/ui-kit/Loadable';
import { Message } from '@emberite/ui-kit/Message';
import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import { Item, ItemList } from '../settings/ItemList.tsx';
import { Note } from '../settings/SettingsSection.tsx';
import * as styles from './InvitesView.module.css';
import { inviteLink, renewal, validityOf } from './invites.ts';
import type { Validity } from './invites.ts';

const blocked =
  'You already have an active invite. You can create a new one after the current one expires.';

const rule = `has at most ${renewal.usesLeft} uses left, or expires within ${renewal.days} days.`;

const validityLabels: Partial<Record<Validity, string>> = {
  expired: 'Expired',
  'used-up': 'Used up',
};

function InviteItem({ invite, now }: { invite: Invite; now: number }) {
  const { id, expirationDate, maxUses, usageCount } = invite;
  const validity = validityOf(invite, now);
  const label = validityLabels[validity];
  return (
    <Item
      mark={<Icon of={Ticket} />}
      name={id}
      notes={[
        <>
          {validity === 'expired' ? 'Expired' : 'Expires'} <Day time={expirationDate} />
        </>,
        `Used ${usageCount} of ${maxUses} times`,
      ]}
    >
      {label ? (
        <Badge>{label}</Badge>
      ) : (
        <div className={styles.copy}>
          <CopyButton
            variant="secondary"
            size="small"
            text={() => id}
            copied={`Copied "${id}"`}
            fieldLabel="Invite code"
          >
            Copy<VisuallyHidden> {id}</VisuallyHidden>
          </CopyButton>
          <CopyButton
            variant="secondary"
            size="small"
            text={() => inviteLink(id)}
            copied="Copied the link"
            fieldLabel="Link with the invite code"
          >
            Copy link<VisuallyHidden> with {id}</VisuallyHidden>
          </CopyButton>
        </div>
      )}
    </Item>
  );
}

export interface InvitesViewProps {
  list: Loaded<readonly Invite[]>;
  creation: Progress;
  /** Whether none was created because one is active. */
  isBlocked: boolean;
  /** Milliseconds since 1970. */
  now: number;
  onLoad: () => void;
  onCreate: () => void;
}

/** The member's invites, and a button for a new one. */
export function InvitesView(props: InvitesViewProps) {
  const { list, creation, isBlocked, now, onLoad, onCreate } = props;
  return (
    <>
      <Loadable of="your invites" loaded={list} onRetry={onLoad}>
        {(invites) =>
          invites.length > 0 ? (
            <>
              <ItemList>
                {invites.map((invite) => (
                  <InviteItem key={invite.id} invite={invite} now={now} />
                ))}
              </ItemList>
              <Note>{`You can create another one as soon as yours ${rule}`}</Note>
            </>
          ) : (
            <EmptyState title="You have no invites yet.">
              Create one and send the code to somebody you would like to see at Ember.
            </EmptyState>
          )
        }
      </Loadable>
      {isBlocked && (
        <Message tone="danger" title={blocked}>
          {`Or before that, as soon as it ${rule}`}
        </Message>
      )}
      {!isBlocked && creation.status === 'done' && (
        <Message tone="success">Invite created successfully!</Message>
      )}
      {!isBlocked && creation.status === 'failed' && (
        <Message
          tone="danger"
          title="Failed to create invite. Please try again."
          remedy={creation.remedy}
        >
          {creation.message}
        </Message>
      )}
      {list.status === 'ready' && (
        <div>
          <Button
            width="phone"
            busy={creation.status === 'busy' ? 'Creating...' : undefined}
            onClick={onCreate}
          >
            <Icon of={Plus} />
            Create New Invite
          </Button>
        </div>
      )}
    </>
  );
}
