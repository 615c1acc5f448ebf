import { createAction, loadPart } from '@emberite/sdk/action';
import type { Progress } from '@emberite/sdk/action';
import { config } from '@emberite/sdk/config';
import { host } from '@emberite/sdk/host';
import { useNavigate } from '@emberite/sdk/router';
import { session, signOut } from '@emberite/sdk/session';
import type { SignOutPlace } from '@emberite/sdk/session';
import { useState } from 'react';
import { useSnapshot } from 'valtio';

/**
 * Returns an action that ends the session, or all of the user's sessions, then goes to the sign-in
 * page. If this browser has drafts of the user, it first asks what to do with them.
 */
export function useSignOut(where: SignOutPlace = 'here'): {
  progress: Progress;
  signOut: () => void;
} {
  const navigate = useNavigate();
  const [leaving] = useState(() =>
    createAction(async () => {
      const [{ currentOwner, forgetOwner, hasValues }, { forgetDrafts, hasDrafts }] =
        await loadPart(
          Promise.all([import('@emberite/sdk/storage'), import('@emberite/sdk/videos')]),
        );
      // The session may end, on another device, while the user is asked.
      const id = currentOwner();
      const isAsked = hasValues() || (id !== null && (await hasDrafts(id)));
      // Unimportant values are removed without asking.
      const drafts = isAsked ? await host.askToKeepDrafts() : 'remove';
      if (drafts === 'stay') return;
      try {
        await signOut(where);
      } finally {
        if (drafts === 'remove' && session.status !== 'signed-in') {
          forgetDrafts();
          if (id !== null) await forgetOwner(id);
        }
      }
      await navigate(config.roles.login);
    }),
  );
  const { progress } = useSnapshot(leaving.state);
  return { progress, signOut: () => void leaving.start() };
}
