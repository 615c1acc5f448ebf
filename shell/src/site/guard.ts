import type { RouteData } from '@emberite/sdk/release';
import { loadSession } from '@emberite/sdk/session';

/** Where to go instead of a page, or nothing when it may be opened. */
export type Redirect = { to: string } | null;

/** The sign-in page that leads back to `path` afterwards. */
export const loginFor = (path: string) => `/login?redirectedFrom=${encodeURIComponent(path)}`;

/**
 * Decides who may open a page. Public pages never wait for a session, except that the landing page
 * sends somebody who is signed in on.
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
