import { api } from '@emberite/sdk/api';
import { useUser } from '@emberite/sdk/session';
import { useEffect } from 'react';
import { createRefresh } from './refresh.ts';

const refresh = createRefresh(() => api.currentUser({}));

function look(): void {
  if (document.visibilityState === 'visible') void refresh();
}

/**
 * Returns the signed-in member, kept up to date with what they did elsewhere: it reloads whenever
 * this tab becomes visible. Null while nobody is signed in, which the host handles.
 */
export function useMember(): ReturnType<typeof useUser> {
  useEffect(() => {
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, []);
  return useUser();
}
