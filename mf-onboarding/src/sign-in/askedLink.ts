import type { Persisted } from '@emberite/sdk/storage';

/** A sign-in link that was requested in this browser. */
export interface AskedLink {
  email: string;
  /** The page the visitor wanted to open. */
  redirectedFrom: string | null;
}

/** The link, and when it was requested, in ms since 1970. */
interface KeptLink extends AskedLink {
  at: number;
}

/** Links live for 15 minutes; the rest allows for clock differences. */
const lifetime = 20 * 60_000;

const none: KeptLink = { email: '', redirectedFrom: null, at: 0 };

function read(kept: unknown): KeptLink | null {
  const { email, redirectedFrom, at } = kept as Partial<Record<keyof KeptLink, unknown>>;
  if (typeof email !== 'string' || typeof at !== 'number') return null;
  return { email, at, redirectedFrom: typeof redirectedFrom === 'string' ? redirectedFrom : null };
}

let opened: Promise<Persisted<KeptLink>> | undefined;

/** Loaded on demand, so that the sign-in page does not wait for the stores. */
function open(): Promise<Persisted<KeptLink>> {
  opened ??= import('@emberite/sdk/storage').then(({ persisted }) =>
    persisted('signIn', none, read),
  );
  return opened;
}

/** Stores that the link was requested in this browser, for the tab that opens it. */
export async function rememberAsked(link: AskedLink): Promise<void> {
  const { state } = await open();
  Object.assign(state, { ...link, at: Date.now() });
}

const plain = (email: string) => email.trim().toLowerCase();

/**
 * Returns the link requested here for `email`, or null. Opening a link that somebody else requested
 * must not sign anyone in.
 */
export async function findAsked(email: string): Promise<AskedLink | null> {
  const { state } = await open();
  const fresh = state.email !== '' && Date.now() - state.at < lifetime;
  if (!fresh || plain(state.email) !== plain(email)) return null;
  return { email: state.email, redirectedFrom: state.redirectedFrom };
}

/** Removes the stored link once it has been used. */
export async function forgetAsked(): Promise<void> {
  const { reset } = await open();
  reset();
}
