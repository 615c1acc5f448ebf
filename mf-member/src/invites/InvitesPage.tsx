import { api } from '@emberite/sdk/api';
import { useResource } from '@emberite/sdk/resource';
import { useUser } from '@emberite/sdk/session';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { WithProfile } from '../member/WithProfile.tsx';
import { SettingsPageLayout } from '../settings/SettingsPageLayout.tsx';
import { createInvites } from './invites.ts';
import { InvitesView } from './InvitesView.tsx';

function Invites({ firstName }: { firstName: string }) {
  const [{ list, state, create }] = useState(() => createInvites({ api, firstName }));
  const [now] = useState(Date.now);
  // Another tab may have created one.
  const codes = useUser()?.ownedInvites.join();
  useEffect(() => list.expire(), [list, codes]);
  const { creation, isBlocked } = useSnapshot(state);
  return (
    <InvitesView
      list={useResource(list)}
      creation={creation.progress}
      isBlocked={isBlocked}
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
    >
      <WithProfile>{({ firstName }) => <Invites firstName={firstName} />}</WithProfile>
    </SettingsPageLayout>
  );
}
