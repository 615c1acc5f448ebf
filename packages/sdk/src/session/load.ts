import type { User } from '@emberite/contract/user';
import { onReturn } from '@emberite/sdk/tab';
import { openChannel } from '../tab/channel.ts';
import { seemsSignedIn } from '../storage/sessionHint.ts';
import { tabSession } from '../tab/sessions.ts';
import { setSession, session } from './state.ts';

const userId = () => (session.status === 'signed-in' ? session.user.id : null);

/**
 * Connects the tabs of this browser. The storage event would not do: the same user may sign in
 * twice.
 */
const tabs = openChannel('ember.session');

/** Tells the other tabs to ask who is signed in. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one
const tellTabs = () => tabs?.postMessage(null);

/** Counts the requests, so that a late response does not undo a newer one. */
let latest = 0;

/** Loaded only when needed, because a visitor's page needs neither. */
const clientAndStores = () =>
  Promise.all([import('@emberite/sdk/api'), import('@emberite/sdk/storage')]);

/** Asks the server who is signed in. */
async function fetchUser(): Promise<User | null> {
  const request = (latest += 1);
  const [{ authMe }, { setOwner }] = await clientAndStores();
  const user = await authMe({});
  if (request !== latest) return user;
  setOwner(user?.id ?? null);
  setSession(user ? { status: 'signed-in', user } : { status: 'visitor' });
  return user;
}

let underway: Promise<User | null> | undefined;

/**
 * Returns the signed-in user, or null for a visitor. Asks the server once, and only if the browser
 * may have a session. Rejects if the server cannot be reached.
 */
export async function loadSession(): Promise<User | null> {
  if (!seemsSignedIn()) {
    latest += 1;
    setSession({ status: 'visitor' });
    return null;
  }
  if (session.status === 'signed-in') return session.user;
  underway ??= fetchUser().finally(() => {
    underway = undefined;
  });
  return underway;
}

/**
 * Call this after a successful sign-in: loads the user. Resets and removes the stores of another
 * user; those of a visitor go to the new user. Resolves with null if the browser did not keep the
 * session.
 */
export async function signedIn(): Promise<User | null> {
  tabSession.number += 1;
  const user = await fetchUser();
  if (user) tellTabs();
  return user;
}

/** The server no longer knows this session. The next page that needs a user asks again. */
export function sessionEnded(): void {
  latest += 1;
  setSession({ status: 'unknown' });
}

/**
 * Sets the user from the response to a call, e.g. after creating the profile. Does nothing if they have signed out
 * meanwhile, or somebody else is signed in.
 */
export function setUser(user: User): void {
  if (session.status !== 'unknown' && userId() !== user.id) return;
  latest += 1;
  const becameMember =
    session.status === 'signed-in' && user.hasProfile && !session.user.hasProfile;
  setSession({ status: 'signed-in', user });
  if (becameMember) tellTabs();
}

/** Where to sign the user out. */
export type SignOutPlace = 'here' | 'everywhere';

/**
 * Ends the session on the server and here, or all of the user's sessions. If the server fails, it
 * rejects and changes nothing. What is stored for the user stays.
 */
export async function signOut(where: SignOutPlace = 'here'): Promise<void> {
  const [{ logout, sessionEndAll }, { forgetIdentity, setOwner }] = await clientAndStores();
  await (where === 'everywhere' ? sessionEndAll({}) : logout({}));
  latest += 1;
  tabSession.number += 1;
  forgetIdentity();
  setOwner(null);
  setSession({ status: 'visitor' });
  tellTabs();
}

/**
 * Whether another tab of this browser announced the change, or this tab noticed it when the user
 * returned.
 */
type Source = 'tab' | 'return';
type Listener = (before: string | null, source: Source) => void;
const listeners = new Set<Listener>();

/**
 * Calls `listener` after somebody signed in or out, or became a member, in another tab of this
 * browser; never for what this tab did. `session` is up to date then, or unknown if the server
 * could not be reached. `before` is the id of the user this tab knew, null for none. Returns a
 * function that stops it.
 */
export function onSessionElsewhere(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Takes over the session of another tab. The old one stays until the server has responded. */
async function follow(source: Source): Promise<void> {
  const before = userId();
  tabSession.number += 1;
  if (seemsSignedIn()) await fetchUser().catch(sessionEnded);
  else await loadSession();
  for (const listener of listeners) listener(before, source);
}

let isLooking = false;

/**
 * Checks whether the user has changed meanwhile, in another tab or on another device. A frozen tab
 * may have missed messages from other tabs. A failure changes nothing.
 */
async function lookAgain(): Promise<void> {
  const { status } = session;
  if (status === 'unknown') return;
  if (seemsSignedIn() !== (status === 'signed-in')) return follow('return');
  if (status === 'visitor' || isLooking) return;
  isLooking = true;
  const before = userId();
  const response = fetchUser().catch(() => null);
  const request = latest;
  await response;
  isLooking = false;
  if (request !== latest || userId() === before) return;
  for (const listener of listeners) listener(before, 'return');
}

/** Follows the session of the other tabs. */
export function followOtherTabs(): void {
  if (typeof document === 'undefined') return;
  tabs?.addEventListener('message', () => void follow('tab'));
  onReturn(() => void lookAgain());
}
