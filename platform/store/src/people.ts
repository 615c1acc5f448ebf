import type { User } from '@emberite/contract/user';
import type { ReleaseSet, Store } from './index.ts';
import type { Token, Tokens } from './tokens.ts';

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

/** A visitor, and the cookies of the API's response. */
interface Greeting {
  visitor: Visitor;
  cookies: string[];
}

/** Identifies the sender of a request by its `Cookie` header. */
export type Greet = (cookie: string) => Promise<Greeting>;

/** How long the API may take, in ms. */
const patience = 3_000;

/**
 * Recognizes the people of teams by the site's session: the API tells who is signed in, and the
 * tokens with that address in `people` tell what they may see. Revoked tokens do not count.
 */
export function createGreet(api: ApiPlace | undefined, tokens: Tokens): Greet {
  async function remotesOf(address: string): Promise<string[]> {
    const theirs = (await tokens.list()).filter(
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
    const address = user.id;
    const remotes = await remotesOf(address);
    const status = remotes.length > 0 ? 'known' : 'stranger';
    return { visitor: { status, address, remotes }, cookies };
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
