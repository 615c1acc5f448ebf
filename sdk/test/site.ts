import { startTestApi } from '@emberite/api/testing';
import type { ReceivedMail, TestApi } from '@emberite/api/testing';
import { call } from '@emberite/sdk/api';
import { config } from '@emberite/sdk/config';
import { magicLinkCode } from '@emberite/sdk/contract/magicLinkCode';
import { magicLinkSend } from '@emberite/sdk/contract/magicLinkSend';

/** Keeps cookies as a browser would: what scripts may read also stands in `document.cookie`. */
function withCookies(send: typeof fetch): typeof fetch {
  const jar = new Map<string, string>();
  return async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const response = await send(request);
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      const gone = /max-age=0/i.test(line);
      if (gone) jar.delete(name);
      else jar.set(name, value);
      if (!/httponly/i.test(line)) {
        document.cookie = `${name}=${value}; path=/${gone ? '; max-age=0' : ''}`;
      }
    }
    return response;
  };
}

/** The real API, and this process as a browser that has its site open. */
export interface Site {
  api: TestApi;
  /** Signs in on the server, by code; the page does not know of it yet. */
  signIn(email: string): Promise<void>;
  close(): Promise<void>;
}

/** The code in a sign-in mail. */
const codeIn = (mail: ReceivedMail) => mail.subject.slice(0, 6);

/** Starts the API and points the sdk at it. */
export async function openSite(): Promise<Site> {
  const api = await startTestApi();
  const { fetch } = globalThis;
  globalThis.fetch = withCookies(fetch);
  config.apiBase = `${api.origin}/api`;
  return {
    api,
    async signIn(email) {
      await call(magicLinkSend, { email });
      await call(magicLinkCode, { email, code: codeIn(await api.mailTo(email)) });
    },
    async close() {
      globalThis.fetch = fetch;
      await api.end();
    },
  };
}
