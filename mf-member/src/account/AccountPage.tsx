import { config, flag } from '@emberite/sdk/config';
import { useUser } from '@emberite/sdk/session';
import { useSignOut } from '@emberite/sdk/sign-out';
import { useState } from 'react';
import { AccountView } from './AccountView.tsx';
import { useDeletion } from './useDeletion.ts';
import { useExport } from './exportData.ts';

/** `/account`: a copy of the data, deletion and sign-out, also for users without a profile. */
export default function AccountPage() {
  // As it was when the page opened: deleting the account does not change the page before it is left.
  const [user] = useState(useUser());
  const deletion = useDeletion();
  const exporting = useExport();
  const { progress, signOut } = useSignOut();
  if (!user || !deletion) return null;
  return (
    <AccountView
      address={user.id}
      back={
        user.hasProfile
          ? { href: '/emberite/settings', label: 'Settings' }
          : { href: config.roles.welcome, label: 'Your welcome' }
      }
      data={flag('showAccountDeletion') ? { exporting, deletion } : null}
      signOut={{ progress, onSignOut: signOut }}
    />
  );
}
