import type { RouteData } from '@emberite/sdk/release';
import { loadSession } from '@emberite/sdk/session';

/** Where to go instead of a page; `null` if the user may open it. */
export type Redirect = { to: string } | null;

/** Path of the sign-in page that returns to `path` after signing in. */
export const loginFor = (path: string) => `/login?redirectedFrom=${encodeURIComponent(path)}`;

/**
 * Decides whether the user may open a page. Public pages do not load the session, except the landing
 * page, which redirects users who are signed in. Rejects if the session cannot be loaded.
 */
export async function guard(route: RouteData, path: string): Promise<Redirect> {
  if (route.access === 'public' && route.path !== '/') return null;
  const user = await loadSession();
  if (route.path === '/') {
    return user && { to: user.hasProfile ? '/emberite' : '/welcome' };
  }
  if (!user) return { to: loginFor(path) };
  if (route.access === 'member' && !user.hasProfile) return { to: '/welcome' };
  if (route.access === 'signed-in' && user.hasProfile) return { to: '/emberite' };
  return null;
}
