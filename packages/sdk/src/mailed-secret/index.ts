import { secretIn } from '@emberite/contract/secretIn';
import { useEffect } from 'react';
import { useLocation, useNavigate } from '@emberite/sdk/router';

/**
 * The secret behind the `#` of the mailed link that opened the page; empty if there is none. It is taken out of the
 * address, which may be seen or sent on, as soon as it is read. A page forgets it by replacing its entry of the
 * browser's history with one without a state.
 */
export function useMailedSecret(): string {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const given = secretIn(hash);
  useEffect(() => {
    // In its entry of the browser's history, the secret survives a reload.
    if (given) void navigate({ search, hash: '' }, { replace: true, state: { secret: given } });
  }, [given, search, navigate]);
  return given || ((state as { secret: string } | null)?.secret ?? '');
}
