import { completeNotice } from '@emberite/sdk/notices';
import { loadSession } from '@emberite/sdk/session';
import type { NavigateFunction } from 'react-router-dom';

/**
 * Says that the user is signed in again, because the page was entered with `authSuccess=true`, and removes
 * the parameter without a new history entry, unless the page has done so.
 */
export async function greet(navigate: NavigateFunction): Promise<void> {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  if (query.has('authSuccess')) {
    query.delete('authSuccess');
    const to = { pathname, search: query.toString(), hash };
    await navigate(to, { replace: true, preventScrollReset: true });
  }
  // Anybody can craft such a link: only the session says who is signed in.
  const user = await loadSession().catch(() => null);
  if (user) completeNotice('You are signed in again.');
}
