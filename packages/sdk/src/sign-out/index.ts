import { createAction, loadPart } from '@emberite/sdk/action';
import type { Progress } from '@emberite/sdk/action';
import { config } from '@emberite/sdk/config';
import { host } from '@emberite/sdk/host';
import { useNavigate } from '@emberite/sdk/router';
import { session, signOut } from '@emberite/sdk/session';
import type { SignOutOptions } from '@emberite/sdk/session';
import { useState } from 'react';
import { useSnapshot } from 'valtio';

/** Asks about the user's drafts if there are any. Unimportant values are removed without asking. */
async function askAboutDrafts() {
  const [{ hasValues }, { hasDrafts }] = await loadPart(
    Promise.all([import('@emberite/sdk/storage'), import('@emberite/sdk/videos')]),
  );
  const id = session.status === 'signed-in' ? session.user.id : null;
  const isAsked = hasValues() || (id !== null && (await hasDrafts(id)));
  return isAsked ? host.askToKeepDrafts() : 'remove';
}

/**
 * Returns an action that ends the session, or all of the user's sessions, then goes to the sign-in
 * page. If this browser has drafts of the user, it first asks what to do with them.
 */
export function useSignOut(where: SignOutOptions['where'] = 'here'): {
  progress: Progress;
  signOut: () => void;
} {
  const navigate = useNavigate();
  const [leaving] = useState(() =>
    createAction(async () => {
      const drafts = await askAboutDrafts();
      if (drafts === 'stay') return;
      await signOut({ where, drafts });
      if (drafts === 'remove') (await import('@emberite/sdk/videos')).forgetDrafts();
      await navigate(config.roles.login);
    }),
  );
  const { progress } = useSnapshot(leaving.state);
  return { progress, signOut: () => void leaving.start() };
}
