import { useSignOut } from '@emberite/sdk/sign-out';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { createSessions } from './sessions.ts';
import type { SessionsState } from './sessions.ts';
import { SessionsView } from './SessionsView.tsx';

/** Where the member is signed in, and signing out everywhere. */
export function SessionsSection() {
  const [sessions] = useState(createSessions);
  useEffect(() => void sessions.load(), [sessions]);
  const state = useSnapshot(sessions.state) as SessionsState;
  const { progress, signOut } = useSignOut('everywhere');
  return (
    <SessionsView
      state={state}
      leaving={progress}
      onLoad={() => void sessions.load()}
      onEnd={(id) => void sessions.end(id)}
      onSignOutEverywhere={signOut}
    />
  );
}
