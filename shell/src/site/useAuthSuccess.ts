import { completeNotice } from '@emberite/sdk/notices';
import { loadSession } from '@emberite/sdk/session';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Says on any page that the user is signed in again, if they return to it with `authSuccess=true`
 * after an expired session, and removes the parameter from the address.
 */
export function useAuthSuccess(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (query.get('authSuccess') !== 'true') return;
    query.delete('authSuccess');
    const to = { pathname, search: query.toString(), hash };
    void navigate(to, { replace: true, preventScrollReset: true, state });
    // Anybody can write such an address: only the session says who is signed in.
    void loadSession()
      .then((user) => user && completeNotice('You are signed in again.'))
      .catch(() => null);
  }, [pathname, search, hash, state, navigate]);
}
