import { inviteCreate, inviteGet } from '@emberite/sdk/api';
import type { Profile } from '@emberite/contract/profile';
import { useResource } from '@emberite/sdk/resource';
import { useUser } from '@emberite/sdk/session';
import { useNow } from '@emberite/sdk/tab';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { WithProfile } from '../member/WithProfile.tsx';
import { Beside } from '../settings/Beside.tsx';
import { SettingsPageLayout } from '../settings/SettingsPageLayout.tsx';
import { createInvites } from './invites.ts';
import { InvitesView } from './InvitesView.tsx';

function Invites({ firstName, nickname }: Pick<Profile, 'firstName' | 'nickname'>) {
  const [{ list, state, create }] = useState(() =>
    createInvites({ api: { inviteCreate, inviteGet }, firstName }),
  );
  const now = useNow();
  // Another tab may have created one.
  const codes = useUser()?.ownedInvites.join();
  useEffect(() => list.expire(), [list, codes]);
  const { creation, isBlocked } = useSnapshot(state);
  return (
    <InvitesView
      list={useResource(list)}
      creation={creation.progress}
      isBlocked={isBlocked}
      nickname={nickname}
      now={now}
      onLoad={() => void list.load()}
      onCreate={() => void create()}
    />
  );
}

/** `/emberite/settings/invites`: the codes with which the member invites others. */
export default function InvitesPage() {
  return (
    <SettingsPageLayout
      title="Invites"
      lead="Ember grows by invitation. Send a code to somebody you would like to bring along."
      beside={
        <Beside title="How an invite works">
          <p>
            One code is for several people: whoever signs up with it becomes a member. It ends when
            its uses are up, or on its day.
          </p>
        </Beside>
      }
    >
      <WithProfile>
        {({ firstName, nickname }) => <Invites firstName={firstName} nickname={nickname} />}
      </WithProfile>
    </SettingsPageLayout>
  );
}
