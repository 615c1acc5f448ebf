import { createAction } from '@emberite/sdk/action';
import type { Progress } from '@emberite/sdk/action';
import { useNavigate } from '@emberite/sdk/router';
import { signOut } from '@emberite/sdk/session';
import { useState } from 'react';
import { useSnapshot } from 'valtio';

/** Returns an action that ends the session, then goes to the sign-in page. */
export function useSignOut(): { progress: Progress; signOut: () => void } {
  const navigate = useNavigate();
  const [leaving] = useState(() =>
    createAction(async () => {
      await signOut();
      await navigate('/login');
    }),
  );
  const { progress } = useSnapshot(leaving.state);
  return { progress, signOut: () => void leaving.start() };
}
