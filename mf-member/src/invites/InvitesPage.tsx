import { api } from '@emberite/sdk/api';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useMember } from '../member/useMember.ts';
import { WithProfile } from '../member/WithProfile.tsx';
import { SettingsPageLayout } from '../settings/SettingsPageLayout.tsx';
import { createInvites } from './invites.ts';
import type { InvitesState } from './invites.ts';
import { InvitesView } from './InvitesView.tsx';

function Invites({ firstName }: { firstName: string }) {
  const [invites] = useState(() => createInvites(api, firstName));
  const [now] = useState(Date.now);
  // Another tab may create one, and friends use them meanwhile.
  const member = useMember();
  useEffect(() => void invites.load(), [invites, member]);
  return (
    <InvitesView
      state={useSnapshot(invites.state) as InvitesState}
      now={now}
      onLoad={() => void invites.load()}
      onCreate={() => void invites.create()}
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
