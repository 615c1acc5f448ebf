import { api } from '@emberite/sdk/api';
import { useUser } from '@emberite/sdk/session';
import { useEffect } from 'react';
import { createRefresh } from './refresh.ts';

const refresh = createRefresh(() => api.currentUser({}));

function look(): void {
  if (document.visibilityState === 'visible') void refresh();
}

/**
 * The signed-in member, kept up with what was done in other tabs: whenever this one is looked at
 * again, the server is asked. Null while nobody is signed in, which the host then deals with.
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
    // Signed out in another tab. Whoever signs out in this one has it in focus and is on the way.
    if (gone && !document.hasFocus()) void refresh();
  }, [gone]);
  return member;
}
