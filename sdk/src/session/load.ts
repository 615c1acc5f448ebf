import type { User } from '@emberite/sdk/contract/user';
import { seemsSignedIn } from './hint.ts';
import { keys } from '../storage/keys.ts';
import { setSession, session } from './state.ts';

/** Counts the questions, so that an answer that comes late does not undo a newer one. */
let latest = 0;

/** Fetched only when they are needed, since a visitor's page needs neither. */
const clientAndStores = () =>
  Promise.all([import('@emberite/sdk/api'), import('@emberite/sdk/storage')]);

/** Asks the server who is signed in. */
async function ask(): Promise<User | null> {
  const question = (latest += 1);
  const [{ api }, { setOwner }] = await clientAndStores();
  const user = await api.authMe({});
  if (question !== latest) return user;
  setOwner(user?.id ?? null);
  setSession(user ? { status: 'signed-in', user } : { status: 'visitor' });
  return user;
}

let underway: Promise<User | null> | undefined;

/**
 * Who is signed in: asked once, and only in a browser where somebody may be. Null for a visitor;
 * rejects when the server cannot be asked.
 */
export async function loadSession(): Promise<User | null> {
  if (!seemsSignedIn()) {
    latest += 1;
    setSession({ status: 'visitor' });
    return null;
  }
  if (session.status === 'signed-in') return session.user;
  underway ??= ask().finally(() => {
    underway = undefined;
  });
  return underway;
}

/**
 * To be called after a successful sign-in: learns who it is. The stores of another user are reset
 * and removed, those of a visitor go over. Rejects when the browser kept no session.
 */
export async function signedIn(): Promise<User> {
  const user = await ask();
  if (user) return user;
  const { ApiError } = await import('@emberite/sdk/api');
  throw new ApiError({
    code: 'cookies-blocked',
    message: 'Your browser did not keep you signed in. Please allow cookies for this site.',
    status: 200,
  });
}

/** The server no longer knows this session: whoever needs a user next asks again. */
export function sessionEnded(): void {
  latest += 1;
  setSession({ status: 'unknown' });
}

/** Takes over the user that a call answered, e.g. after creating the profile. */
export function setUser(user: User): void {
  latest += 1;
  setSession({ status: 'signed-in', user });
}

/** Ends the session on the server and here. Rejects, and changes nothing, if the server does not. */
export async function signOut(): Promise<void> {
  const [{ api }, { forgetIdentity, setOwner }] = await clientAndStores();
  await api.logout({});
  latest += 1;
  forgetIdentity();
  setOwner(null);
  setSession({ status: 'visitor' });
}

/** When somebody signs in or out in another tab, this one asks again who is here. */
export function followOtherTabs(): void {
  if (typeof document === 'undefined') return;
  addEventListener('storage', ({ key }) => {
    if (key !== keys.owner) return;
    setSession({ status: 'unknown' });
    void loadSession().catch(() => null);
  });
}
