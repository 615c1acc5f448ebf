import { placeOf } from '@emberite/content/locations';
import { flag } from '@emberite/sdk/config';
import { useProfile } from '@emberite/sdk/profile';
import { useUser } from '@emberite/sdk/session';
import { useStanding } from '@emberite/sdk/standing';
import { useSignOut } from '@emberite/sdk/sign-out';
import { chooseTheme, chosenTheme } from '@emberite/sdk/theme';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { createSettings } from './settings.ts';
import { SettingsView } from './SettingsView.tsx';

/** `/emberite/settings`: who the member is, where they stand, and the index of all settings. */
export default function SettingsPage() {
  const [{ groups, state, press }] = useState(() =>
    createSettings({ showAccountDeletion: flag('showAccountDeletion') }),
  );
  const { pressed } = useSnapshot(state);
  const user = useUser();
  const profile = useProfile();
  const [theme, setTheme] = useState(chosenTheme);
  const { progress, signOut } = useSignOut();
  return (
    <SettingsView
      groups={groups}
      pressed={pressed}
      onPress={press}
      who={
        user && profile.status === 'ready'
          ? {
              profile: profile.value,
              email: user.id,
              place: placeOf(user, profile.value.location),
            }
          : undefined
      }
      standingWith={useStanding()}
      theme={theme}
      onTheme={(chosen) => {
        chooseTheme(chosen);
        setTheme(chosen);
      }}
      signOut={{ progress, onSignOut: signOut }}
    />
  );
}
