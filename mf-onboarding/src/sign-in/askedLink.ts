import type { Persisted } from '@emberite/sdk/storage';

/** A sign-in link that was asked for in this browser. */
export interface AskedLink {
  email: string;
  /** The page the visitor was on the way to. */
  redirectedFrom: string | null;
}

/** The link, and when it was asked for, in ms since 1970. */
interface KeptLink extends AskedLink {
  at: number;
}

/** Links live for 15 minutes; a clock that is a little off does no harm. */
const lifetime = 20 * 60_000;

const none: KeptLink = { email: '', redirectedFrom: null, at: 0 };

function read(kept: unknown): KeptLink | null {
  const { email, redirectedFrom, at } = kept as Partial<Record<keyof KeptLink, unknown>>;
  if (typeof email !== 'string' || typeof at !== 'number') return null;
  return { email, at, redirectedFrom: typeof redirectedFrom === 'string' ? redirectedFrom : null };
}

let opened: Promise<Persisted<KeptLink>> | undefined;

/** Opened when it is needed, so that the sign-in page does not wait for the stores. */
function open(): Promise<Persisted<KeptLink>> {
  opened ??= import('@emberite/sdk/storage').then(({ persisted }) =>
    persisted('signIn', none, read),
  );
  return opened;
}

/** Notes in this browser, for the tab that opens the link, that the link was asked for here. */
export async function rememberAsked(link: AskedLink): Promise<void> {
  const { state } = await open();
  Object.assign(state, { ...link, at: Date.now() });
}

const plain = (email: string) => email.trim().toLowerCase();

/**
 * The link that was asked for here for `email`, or null. A link somebody else asked for must not
 * sign anyone in by merely being opened.
 */
export async function findAsked(email: string): Promise<AskedLink | null> {
  const { state } = await open();
  const fresh = state.email !== '' && Date.now() - state.at < lifetime;
  if (!fresh || plain(state.email) !== plain(email)) return null;
  return { email: state.email, redirectedFrom: state.redirectedFrom };
}

/** Forgets it, once it has been used. */
export async function forgetAsked(): Promise<void> {
  const { reset } = await open();
  reset();
}
