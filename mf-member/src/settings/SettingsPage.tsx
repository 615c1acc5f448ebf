import { flag } from '@emberite/sdk/config';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useOwnStanding } from '../member/useOwnStanding.ts';
import { createSettings } from './settings.ts';
import { SettingsView } from './SettingsView.tsx';

/** `/emberite/settings`: the index of all settings. */
export default function SettingsPage() {
  const [{ groups, state, press }] = useState(() =>
    createSettings({ showAccountDeletion: flag('showAccountDeletion') }),
  );
  const { pressed } = useSnapshot(state);
  return (
    <SettingsView groups={groups} pressed={pressed} onPress={press} standing={useOwnStanding()} />
  );
}
