import type { Invite } from '@emberite/sdk/contract/invite';
import { Badge } from '@emberite/ui-kit/Badge';
import { Button } from '@emberite/ui-kit/Button';
import { CopyButton } from '@emberite/ui-kit/CopyButton';
import { Day } from '@emberite/ui-kit/Day';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { ErrorState } from '@emberite/ui-kit/ErrorState';
import { Icon, Plus, Ticket } from '@emberite/ui-kit/Icon';
import { Message } from '@emberite/ui-kit/Message';
import { Skeleton, SkeletonGroup } from '@emberite/ui-kit/Skeleton';
import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import { Item, ItemList } from '../settings/ItemList.tsx';
import { validityOf } from './invites.ts';
import type { InvitesState, Validity } from './invites.ts';

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
        <CopyButton
          variant="secondary"
          size="small"
          text={() => id}
          copied={`Copied "${id}"`}
          fieldLabel="Invite code"
        >
          Copy<VisuallyHidden> {id}</VisuallyHidden>
        </CopyButton>
      )}
    </Item>
  );
}

function List({ state, now, onLoad }: { state: InvitesState; now: number; onLoad: () => void }) {
  const { invites, loading } = state;
  if (invites?.length === 0) {
    return (
      <EmptyState title="You have no invites yet.">
        Create one and send the code to somebody you would like to see at Ember.
      </EmptyState>
    );
  }
  if (invites) {
    return (
      <ItemList>
        {invites.map((invite) => (
          <InviteItem key={invite.id} invite={invite} now={now} />
        ))}
      </ItemList>
    );
  }
  if (loading.progress.status === 'failed') {
    return (
      <ErrorState
        title="We could not load your invites."
        action={<Button onClick={onLoad}>Try again</Button>}
      >
        {loading.progress.message}
      </ErrorState>
    );
  }
  return (
    <SkeletonGroup label="Loading your invites">
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  );
}

export interface InvitesViewProps {
  state: InvitesState;
  /** Milliseconds since 1970. */
  now: number;
  onLoad: () => void;
  onCreate: () => void;
}

/** The member's invites, and a button for a new one. */
export function InvitesView({ state, now, onLoad, onCreate }: InvitesViewProps) {
  const { creation } = state;
  return (
    <>
      <List state={state} now={now} onLoad={onLoad} />
      {creation.status === 'submitted' && (
        <Message tone="success">Invite created successfully!</Message>
      )}
      {creation.problem && (
        <Message tone="danger" title={creation.problem.message}>
          {creation.problem.detail}
        </Message>
      )}
      {state.invites && (
        <div>
          <Button
            width="phone"
            busy={creation.status === 'submitting' ? 'Creating...' : undefined}
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
