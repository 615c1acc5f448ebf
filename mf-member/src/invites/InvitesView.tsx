import type { Progress } from '@emberite/sdk/action';
import type { Invite } from '@emberite/contract/invite';
import type { Loaded } from '@emberite/sdk/resource';
import { Badge } from '@emberite/ui-kit/Badge';
import { Button } from '@emberite/ui-kit/Button';
import { Day } from '@emberite/ui-kit/Day';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Icon, Plus, Ticket } from '@emberite/ui-kit/Icon';
import { Loadable } from '@emberite/ui-kit/Loadable';
import { Failure } from '@emberite/ui-kit/Failure';
import { Message } from '@emberite/ui-kit/Message';
import { useLostFocus } from '@emberite/ui-kit/Page';
import { Stack } from '@emberite/ui-kit/Stack';
import { Item, ItemList } from '../settings/ItemList.tsx';
import { Note, SettingsSection } from '../settings/SettingsSection.tsx';
import { blocksNew, renewal, validityOf } from './invites.ts';
import { InviteToSend } from './InviteToSend.tsx';

const blocked =
  'You already have an active invite. You can create a new one after the current one expires.';

const rule = `has at most ${renewal.usesLeft} uses left, or expires within ${renewal.days} days.`;

/** An invite that nobody can use any more. */
function PastInvite({ invite, now }: { invite: Invite; now: number }) {
  const { id, expirationDate, maxUses, usageCount } = invite;
  const isExpired = validityOf(invite, now) === 'expired';
  return (
    <Item
      mark={<Icon of={Ticket} />}
      name={id}
      notes={[
        <>
          {isExpired ? 'Expired' : 'Expires'} <Day time={expirationDate} />
        </>,
        `Used ${usageCount} of ${maxUses} times`,
      ]}
    >
      <Badge>{isExpired ? 'Expired' : 'Used up'}</Badge>
    </Item>
  );
}

export interface InvitesViewProps {
  list: Loaded<readonly Invite[]>;
  creation: Progress;
  /** Whether none was created because one is active. */
  isBlocked: boolean;
  /** The member's nickname, for the sentence to send; empty without one. */
  nickname: string;
  /** Milliseconds since 1970. */
  now: number;
  onLoad: () => void;
  onCreate: () => void;
}

/** The member's invites, with what to send for each, and a button for a new one. */
export function InvitesView(props: InvitesViewProps) {
  const { list, creation, isBlocked, nickname, now, onLoad, onCreate } = props;
  const invites = list.status === 'ready' ? list.value : [];
  const isValid = (invite: Invite) => validityOf(invite, now) === 'valid';
  const valid = invites.filter(isValid);
  const past = invites.filter((invite) => !isValid(invite));
  const isRefused = invites.some((invite) => blocksNew(invite, now));
  // The first invite moves the pressed button.
  const button = useLostFocus<HTMLButtonElement>(invites.length > 0);
  const create = (
    <Button
      ref={button}
      width="phone"
      variant={valid.length > 0 ? 'secondary' : 'primary'}
      busy={creation.status === 'busy' ? 'Creating...' : undefined}
      // Pressing it says why.
      aria-disabled={isRefused || undefined}
      aria-describedby={isRefused ? 'renewal' : undefined}
      onClick={onCreate}
    >
      <Icon of={Plus} />
      Create New Invite
    </Button>
  );
  const outcome = isBlocked ? (
    <Message tone="danger" title={blocked}>
      {`Or before that, as soon as it ${rule}`}
    </Message>
  ) : creation.status === 'done' ? (
    <Message tone="success">Invite created successfully!</Message>
  ) : (
    <Failure of={creation} title="Failed to create invite. Please try again." />
  );
  return (
    <Loadable of="your invites" loaded={list} onRetry={onLoad}>
      {() =>
        invites.length > 0 ? (
          <>
            {/* First, so that the outcome is in view however long the list is. */}
            <Stack>
              <div>{create}</div>
              {outcome}
              <Note id="renewal">{`You can create another one as soon as yours ${rule}`}</Note>
            </Stack>
            {valid.map((invite, place) => (
              <InviteToSend
                key={invite.id}
                invite={invite}
                nickname={nickname}
                variant={place === 0 ? 'primary' : 'secondary'}
              />
            ))}
            {past.length > 0 && (
              <SettingsSection title="Earlier invites">
                <ItemList>
                  {past.map((invite) => (
                    <PastInvite key={invite.id} invite={invite} now={now} />
                  ))}
                </ItemList>
              </SettingsSection>
            )}
          </>
        ) : (
          <>
            <EmptyState
              title="You have no invites yet."
              picture={<Icon of={Ticket} size="large" />}
              action={create}
            >
              Create one and send the code to somebody you would like to see at Ember.
            </EmptyState>
            {outcome}
          </>
        )
      }
    </Loadable>
  );
}
