import { persisted } from '@emberite/sdk/storage';

/** A sign-in link that was requested in this browser. */
export interface RequestedLink {
  email: string;
  /** The page the visitor wanted to open. */
  redirectedFrom: string | null;
}

/** The link, and when it was requested, in ms since 1970. */
interface StoredLink extends RequestedLink {
  at: number;
}

/** Links live for 15 minutes; the rest allows for clock differences. */
const lifetime = 20 * 60_000;

const none: StoredLink = { email: '', redirectedFrom: null, at: 0 };

function read(stored: unknown): StoredLink | null {
  const { email, redirectedFrom, at } = stored as Partial<Record<keyof StoredLink, unknown>>;
  if (typeof email !== 'string' || typeof at !== 'number') return null;
  return { email, at, redirectedFrom: typeof redirectedFrom === 'string' ? redirectedFrom : null };
}

const requested = persisted('ember.sign-in', none, read, { unimportant: true });

/** Stores that the link was requested in this browser, for the tab that opens it. */
export function rememberRequestedLink(link: RequestedLink): void {
  Object.assign(requested.state, { ...link, at: Date.now() });
}

const plain = (email: string) => email.trim().toLowerCase();

/**
 * Returns the link requested here for `email`, or null. Opening a link that somebody else requested
 * must not sign anyone in.
 */
export function findRequestedLink(email: string): RequestedLink | null {
  const { state } = requested;
  const fresh = state.email !== '' && Date.now() - state.at < lifetime;
  if (!fresh || plain(state.email) !== plain(email)) return null;
  return { email: state.email, redirectedFrom: state.redirectedFrom };
}

/** Removes the stored link once it has been used. */
export function forgetRequestedLink(): void {
  requested.reset();
}
