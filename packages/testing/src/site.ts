import { codeIn, newProfile, startTestApi } from '@emberite/api/testing';
import type { Browser, TestApi } from '@emberite/api/testing';
import { call } from '@emberite/sdk/api';
import { config } from '@emberite/sdk/config';
import { magicLinkCode, magicLinkSend } from '@emberite/contract/auth';
import { profileCreate } from '@emberite/contract/profiles';
import { sessionEnded } from '@emberite/sdk/session';

/** The real API in this process. The sdk's client calls it like one browser. */
export interface Site {
  api: TestApi;
  /** While true, the API is unreachable. */
  offline: boolean;
  /** The current browser of this process. */
  readonly browser: Browser;
  /** Switches to a new browser without cookies. */
  newBrowser(): void;
  /** Signs in on the server with a mailed code. The session store is not updated. */
  signIn(email: string): Promise<void>;
  /** Signs in and creates a member's profile. */
  becomeMember(email: string): Promise<void>;
  close(): Promise<void>;
}

/** Also sets cookies that scripts may read on the document, if there is one. */
function showCookies(lines: string[]): void {
  if (typeof document === 'undefined') return;
  for (const line of lines) if (!/httponly/i.test(line)) document.cookie = line;
}

/** Starts the API, with settings if they are given, and configures the sdk to use it. */
export async function openSite(...settings: Parameters<typeof startTestApi>): Promise<Site> {
  const api = await startTestApi(...settings);
  const { fetch } = globalThis;
  /** The requests without a response. */
  const underway = new Set<Promise<unknown>>();
  let browser = api.browser();
  const site: Site = {
    api,
    offline: false,
    get browser() {
      return browser;
    },
    newBrowser() {
      showCookies([...browser.cookies.keys()].map((name) => `${name}=; path=/; max-age=0`));
      browser = api.browser();
    },
    async signIn(email) {
      await call(magicLinkSend, { email });
      await call(magicLinkCode, { email, code: codeIn(await api.mailTo(email)) });
    },
    async becomeMember(email) {
      await site.signIn(email);
      await call(profileCreate, { profile: newProfile, inviteCode: 'EMBER-WELCOME' });
    },
    async close() {
      // A read that fails is repeated later, when `fetch` may be that of another file.
      while (underway.size > 0) await Promise.allSettled(underway);
      globalThis.fetch = fetch;
      sessionEnded();
      await api.end();
    },
  };
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(api.origin)) return fetch(request);
    if (site.offline) throw new TypeError('Failed to fetch');
    const responding = browser.fetch(request);
    underway.add(responding);
    const response = await responding.finally(() => underway.delete(responding));
    showCookies(response.headers.getSetCookie());
    return response;
  };
  config.apiBase = `${api.origin}/api`;
  return site;
}
