import { config } from '@emberite/sdk/config';
import { startTestApi } from '../../../api/src/testing/index.ts';
import type { Browser, TestApi } from '../../../api/src/testing/index.ts';

/** The real API, to which the sdk's client talks as one browser would: it keeps its cookies. */
export interface RealApi extends TestApi {
  /** Starts over in a browser without cookies, and answers it. */
  newBrowser(): Browser;
  /** While true, the API cannot be reached. */
  offline: boolean;
}

/** Where the client believes the site to be. */
const site = 'http://site.invalid';

/** Starts the API and points the client of this process at it. */
export async function startRealApi(): Promise<RealApi> {
  const server = await startTestApi();
  const plainFetch = globalThis.fetch;
  let browser = server.browser();
  const real: RealApi = {
    ...server,
    newBrowser: () => {
      browser = server.browser();
      return browser;
    },
    offline: false,
    async end() {
      globalThis.fetch = plainFetch;
      await server.end();
    },
  };
  config.apiBase = `${site}/api`;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(site)) return plainFetch(input, init);
    if (real.offline) throw new TypeError('Failed to fetch');
    const path = request.url.slice(site.length);
    const { status, body } =
      request.method === 'GET'
        ? await browser.get(path)
        : await browser.post(path, await request.text());
    return Response.json(body, { status });
  };
  return real;
}
