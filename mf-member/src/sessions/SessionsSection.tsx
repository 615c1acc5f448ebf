import { sessionEnd, sessionList } from '@emberite/sdk/api';
import { useResource } from '@emberite/sdk/resource';
import { useSignOut } from '@emberite/sdk/sign-out';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { createSessions } from './sessions.ts';
import { SessionsView } from './SessionsView.tsx';

/** Where the member is signed in, and signing out everywhere. */
export function SessionsSection() {
  const [{ list, removal }] = useState(() => createSessions({ api: { sessionEnd, sessionList } }));
  const { progress, signOut } = useSignOut('everywhere');
  return (
    <SessionsView
      list={useResource(list)}
      endings={useSnapshot(removal.state)}
      leaving={progress}
      onLoad={() => void list.load()}
      onEnd={(id) => void removal.start(id)}
      onSignOutEverywhere={signOut}
    />
  );
}
