import type { Objects } from '@emberite/objects';
import type { User } from '@emberite/contract/user';
import type { ReleaseSet, Store } from './index.ts';

/** What a team may do with its token. */
export interface Grant {
  /** Packages that it owns, e.g. `mf-events`; `*` for all. */
  remotes: string[];
  /** Prefixes of the addresses that their pages may have, e.g. `/events`; `/` for all. */
  paths: string[];
  /** Email addresses of its people: signed in with one, they may see its previews and history. */
  people?: string[];
  /**
   * The first and the last `order` that its entries in the navigation may have; without them, it
   * cannot change the navigation.
   */
  navigation?: { from: number; to: number };
  /** Whether it may make releases live that the gate has not opened. */
  maySkipGate?: boolean;
}

/** A token as it is stored: without its text. */
export interface Token extends Grant {
  /** The first of its remotes and a number. */
  name: string;
  /** ISO time. */
  created: string;
  /** Whether it no longer works. */
  revoked: boolean;
}

/** Where a token is stored. */
export const tokenKey = (name: string) => `tokens/${name}.json`;

/** The key of the object that says that a token works no more. */
export const revocationKey = (token: string) => `tokens/${token}.revoked`;

/** Reads a token, with the digest of its text; null if there is none. */
export async function readToken(
  objects: Objects,
  name: string,
): Promise<(Token & { digest: string }) | null> {
  const bytes = await objects.get(tokenKey(name));
  if (!bytes) return null;
  const stored = JSON.parse(bytes.toString()) as Omit<Token, 'revoked'> & { digest: string };
  return { ...stored, revoked: (await objects.size(revocationKey(name))) !== null };
}

/** The tokens of a store. */
export async function listTokens(objects: Objects): Promise<Token[]> {
  const keys = await Array.fromAsync(objects.list('tokens/'), ({ key }) => key);
  const names = keys.flatMap((key) => /^tokens\/(.*)\.json$/.exec(key)?.[1] ?? []);
  const all = await Promise.all(names.map((name) => readToken(objects, name)));
  return all.flatMap((one) => {
    if (!one) return [];
    const { digest: _, ...token } = one;
    return [token];
  });
}

/** Whether a package is among those that somebody owns. */
export const owns = (remotes: Token['remotes'], name: string): boolean =>
  remotes.includes('*') || remotes.includes(name);

/** Where the site's API is, which knows who is signed in. */
export interface ApiPlace {
  /** Its origin, or that of a gateway in front of it. */
  url: string;
  /** The secret that proves to it that a call comes from a program of the site. */
  secret?: string | undefined;
}

/** Who has sent a browser's request. */
export type Visitor =
  /** Somebody whose address is in `people` of a token, and what they may see. */
  | { status: 'known'; address: string; remotes: Token['remotes'] }
  | { status: 'stranger'; address: string }
  | { status: 'signed-out' }
  /** The user is unknown: there is no API, or it does not respond. */
  | { status: 'no-api' | 'unreachable' };

/** Identifies the sender of a request by its `Cookie` header. Adds the cookies of the API's response. */
export type Greet = (cookie: string) => Promise<{ visitor: Visitor; cookies: string[] }>;

/** How long the API may take, in ms. */
const patience = 3_000;

/**
 * Recognizes the people of teams by the site's session: the API tells who is signed in, and the
 * tokens with that address in `people` tell what they may see. Revoked tokens do not count.
 */
export function createGreet(api: ApiPlace | undefined, objects: Objects): Greet {
  async function remotesOf(address: string): Promise<string[]> {
    const theirs = (await listTokens(objects)).filter(
      ({ revoked, people = [] }) => !revoked && people.some((one) => one.toLowerCase() === address),
    );
    return [...new Set(theirs.flatMap(({ remotes }) => remotes))];
  }

  return async (cookie) => {
    if (!api) return { visitor: { status: 'no-api' }, cookies: [] };
    const response = await fetch(`${api.url}/api/auth/me`, {
      headers: { cookie, ...(api.secret && { 'x-proxy-secret': api.secret }) },
      signal: AbortSignal.timeout(patience),
    }).catch(() => null);
    if (!response?.ok) {
      await response?.body?.cancel();
      return { visitor: { status: 'unreachable' }, cookies: [] };
    }
    // A session gets a new token from time to time.
    const cookies = response.headers.getSetCookie();
    const user = (await response.json()) as User | null;
    if (!user) return { visitor: { status: 'signed-out' }, cookies };
    const remotes = await remotesOf(user.id);
    const status = remotes.length > 0 ? 'known' : 'stranger';
    return { visitor: { status, address: user.id, remotes }, cookies };
  };
}

/** Path of the page that signs people in; null if no live page does. Only its remote knows it. */
export async function signInPageOf(
  store: Store,
  releases: ReleaseSet['releases'],
): Promise<string | null> {
  for (const [name, [live]] of Object.entries(releases)) {
    const page = (await store.release(name, live)).routes.find(({ role }) => role === 'login');
    if (page) return page.path;
  }
  return null;
}
