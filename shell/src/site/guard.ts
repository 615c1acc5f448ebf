import { config } from '@emberite/sdk/config';
import type { User } from '@emberite/contract/user';
import { signInPath } from '@emberite/contract/signInPath';
import type { RouteData } from '@emberite/release/data';
import { loadSession } from '@emberite/sdk/session';

/** Where to go instead of a page; `null` if the user may open it. */
export type Redirect = { to: string } | null;

/** Path of the sign-in page that returns to `path` after signing in. */
export const loginFor = (path: string) => signInPath(config.roles.login, { redirectedFrom: path });

/** Whether a page is the same for everybody, so that nobody needs to know who is signed in. */
export const isOpen = ({ access, path }: RouteData) =>
  access === 'public' && path !== config.roles.landing;

/** Decides where a user, or a visitor, goes instead of a page. The landing page is for visitors. */
export function redirectOf(route: RouteData, path: string, user: User | null): Redirect {
  if (isOpen(route)) return null;
  const { landing, welcome, home } = config.roles;
  if (route.path === landing) return user && { to: user.hasProfile ? home : welcome };
  if (!user) return { to: loginFor(path) };
  if (route.access === 'member' && !user.hasProfile) return { to: welcome };
  if (route.access === 'signed-in' && user.hasProfile) return { to: home };
  return null;
}

/**
 * Decides whether the user may open a page. Loads the session if the page is not the same for
 * everybody. Rejects if the session cannot be loaded.
 */
export async function guard(route: RouteData, path: string): Promise<Redirect> {
  return isOpen(route) ? null : redirectOf(route, path, await loadSession());
}
