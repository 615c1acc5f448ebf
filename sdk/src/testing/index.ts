/** For tests of the sdk and of remotes: the real API, and this process as a browser at its site. */
import { codeIn, newProfile, startTestApi } from '@emberite/api/testing';
import type { Browser, TestApi } from '@emberite/api/testing';
import { call } from '@emberite/sdk/api';
import { config } from '@emberite/sdk/config';
import { magicLinkCode } from '@emberite/sdk/contract/magicLinkCode';
import { magicLinkSend } from '@emberite/sdk/contract/magicLinkSend';
import { profileCreate } from '@emberite/sdk/contract/profileCreate';

/** The real API in this process, which the sdk's client calls as one browser would. */
export interface Site {
  api: TestApi;
  /** While true, the API cannot be reached. */
  offline: boolean;
  /** The browser that this process is now. */
  readonly browser: Browser;
  /** Starts over in a browser without cookies. */
  newBrowser(): void;
  /** Signs in on the server with a mailed code; the session store does not know of it yet. */
  signIn(email: string): Promise<void>;
  /** Signs in and makes the profile that a member has. */
  becomeMember(email: string): Promise<void>;
  close(): Promise<void>;
}

/** Sets the cookies that scripts may read on the document too, where the test has one. */
function showCookies(lines: string[]): void {
  if (typeof document === 'undefined') return;
  for (const line of lines) if (!/httponly/i.test(line)) document.cookie = line;
}

/** Starts the API and points the sdk at it. */
export async function openSite(): Promise<Site> {
  const api = await startTestApi();
  const { fetch } = globalThis;
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
      globalThis.fetch = fetch;
      await api.end();
    },
  };
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(api.origin)) return fetch(request);
    if (site.offline) throw new TypeError('Failed to fetch');
    const response = await browser.fetch(request);
    showCookies(response.headers.getSetCookie());
    return response;
  };
  config.apiBase = `${api.origin}/api`;
  return site;
}
