/** The original `fetch`: a test may have replaced it by the time a browser uses it. */
const { fetch } = globalThis;

/** A response of the API, as tests see it. */
export interface TestResponse {
  status: number;
  headers: Headers;
  /** The parsed body, or text if it is not JSON. */
  body: unknown;
}

/** A browser, as far as the API can tell: it keeps cookies and sends them back. */
export interface Browser {
  cookies: Map<string, string>;
  /** Sends a request with the cookies, and keeps the cookies of the response. */
  fetch(request: Request): Promise<Response>;
  get(path: string, headers?: Record<string, string>): Promise<TestResponse>;
  /** Posts `body` as JSON. A string is sent unchanged. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<TestResponse>;
  /** Sends a form: multipart or URL-encoded. */
  send(path: string, form: FormData | URLSearchParams): Promise<TestResponse>;
}

function remember(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (/max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** A browser's Cookie header, for requests that tests send themselves. */
export function cookieHeader({ cookies }: Pick<Browser, 'cookies'>): string {
  return [...cookies].map((pair) => pair.join('=')).join('; ');
}

/**
 * Creates a browser for the site `siteUrl` whose API is at `origin`. It does not follow redirects.
 */
export function createBrowser(origin: string, siteUrl = origin): Browser {
  const cookies = new Map<string, string>();
  async function send(request: Request): Promise<Response> {
    if (cookies.size > 0) request.headers.set('cookie', cookieHeader({ cookies }));
    const response = await fetch(request);
    remember(cookies, response.headers);
    return response;
  }
  async function ask(path: string, init: RequestInit): Promise<TestResponse> {
    const url = origin + path.replace(siteUrl, '');
    const response = await send(new Request(url, { ...init, redirect: 'manual' }));
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    };
  }
  return {
    cookies,
    fetch: send,
    get: (path, headers = {}) => ask(path, { headers }),
    post: (path, body, headers = {}) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    send: (path, form) => ask(path, { method: 'POST', body: form }),
  };
}
