import { flag } from '@emberite/sdk/config';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useMember } from '../member/useMember.ts';
import { createSettings } from './settings.ts';
import { SettingsView } from './SettingsView.tsx';

/** `/emberite/settings`: the index of all settings. */
export default function SettingsPage() {
  useMember();
  const [{ groups, state, ask }] = useState(() => createSettings(flag('showAccountDeletion')));
  const { asked } = useSnapshot(state);
  return <SettingsView groups={groups} asked={asked} onAsk={ask} />;
}
