import { api } from '@emberite/sdk/api';
import { useUser } from '@emberite/sdk/session';
import { useEffect } from 'react';
import { createRefresh } from './refresh.ts';

const refresh = createRefresh(() => api.currentUser({}));

function look(): void {
  if (document.visibilityState === 'visible') void refresh();
}

/**
 * Returns the signed-in member, kept up to date with other tabs: it reloads whenever this tab
 * becomes visible. Null while nobody is signed in, which the host handles.
 */
export function useMember(): ReturnType<typeof useUser> {
  const member = useUser();
  const gone = member === null;
  useEffect(() => {
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, []);
  useEffect(() => {
    // Signed out in another tab. A sign-out in this tab navigates away by itself.
    if (gone && !document.hasFocus()) void refresh();
  }, [gone]);
  return member;
}
