import { goodReturnPaths, hostileReturnPaths } from '@emberite/contract/testing/returnPaths';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { freePort } from '../../../../tools/freePort.ts';
import { startTestApi } from '../testing/index.ts';
import type { Browser, TestApi } from '../testing/index.ts';
import { startIssuer } from '../../testing/issuer.ts';
import type { Issuer } from '../../testing/issuer.ts';
import { signInAtProvider } from '../testing/signInAtProvider.ts';
import { useTestApi } from '../../testing/useTestApi.ts';
import { isFull, sample } from '../../../../tools/sample.ts';

const api = useTestApi();

const callback = '/api/auth/callback/google';
const me = async (browser: Browser) => (await browser.get('/api/auth/me')).body;
const failed = { status: 400, body: { code: 'sign-in-failed' } };

describe.each(['google', 'microsoft'])('%s', (provider) => {
  const email = `ann@${provider}.example`;

  test('the button leads to the provider, and back with a code that signs in', async () => {
    const browser = api.browser();
    const start = await browser.get(`/api/auth/${provider}-login`);
    expect(start.status).toBe(302);
    const asked = new URL(start.headers.get('location') ?? '').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      redirect_uri: `http://localhost:4000/login/callback/${provider}`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{20,}$/),
      nonce: expect.stringMatching(/^[\w-]{20,}$/),
    });
    const back = await signInAtProvider(browser, `/api/auth/${provider}-login`, { email });
    const response = await browser.post(`/api/auth/callback/${provider}`, back);
    expect([response.status, response.body]).toEqual([200, { email, returnPath: null }]);
    expect(await me(browser)).toMatchObject({
      id: email,
      identities: [{ provider, userId: email }],
    });
  });

  test('the code alone is enough in the browser that asked for it', async () => {
    const browser = api.browser();
    const { code } = await signInAtProvider(browser, `/api/auth/${provider}-login`, { email });
    expect((await browser.post(`/api/auth/callback/${provider}`, { code })).status).toBe(200);
  });
});

describe('identities', () => {
  test('an identity with a verified address belongs to the user with that address', async () => {
    const email = 'merged@people.example';
    await api.signedIn(email);
    const browser = api.browser();
    const back = await signInAtProvider(browser, '/api/auth/google-login', { email });
    await browser.post(callback, back);
    expect(await me(browser)).toMatchObject({
      id: email,
      identities: [
        { provider: 'google', userId: email },
        { provider: 'magic-link', userId: email },
      ],
    });
    const { subject, text } = await api.mailTo(email);
    expect(subject).toBe('There is a new way to sign in to your account');
    expect(text).toContain('with Google');
    // Only the first time.
    const again = await signInAtProvider(browser, '/api/auth/google-login', { email });
    await browser.post(callback, again);
    const { body } = await browser.get(`/dev/mailbox.json?to=${email}`);
    expect(body).toHaveLength(2);
  });

  test('an identity without one is refused, and nobody is signed in or created', async () => {
    await api.signedIn('victim@people.example');
    const browser = api.browser();
    const at = { email: 'victim@people.example', isConfirmed: false };
    const back = await signInAtProvider(browser, '/api/auth/google-login', at);
    expect(await browser.post(callback, back)).toMatchObject({
      status: 400,
      body: { code: 'email-unverified' },
    });
    expect(await me(browser)).toBeNull();
  });
});

describe('two tabs of a browser', () => {
  const email = 'tabs@people.example';
  const begin = (browser: Browser, provider: string) =>
    signInAtProvider(browser, `/api/auth/${provider}-login`, { email });

  test.each(
    sample([
      ['google', 'google'],
      ['google', 'microsoft'],
    ] as const),
  )('begin with %s and %s, and both sign in, whichever returns first', async (one, other) => {
    for (const isReversed of [false, true]) {
      const browser = api.browser();
      const tabs = [
        { provider: one, back: await begin(browser, one) },
        { provider: other, back: await begin(browser, other) },
      ];
      for (const { provider, back } of isReversed ? tabs.toReversed() : tabs) {
        const { status } = await browser.post(`/api/auth/callback/${provider}`, back);
        expect(status).toBe(200);
      }
    }
  });

  test('a callback that fails in one costs the other nothing', async () => {
    const browser = api.browser();
    const back = await begin(browser, 'google');
    const other = await begin(browser, 'google');
    expect(await browser.post(callback, { ...other, code: 'made-up' })).toMatchObject(failed);
    expect((await browser.post(callback, back)).status).toBe(200);
  });
});

describe('an invalid callback', () => {
  const email = 'wrong@people.example';

  test('in a browser that did not begin it', async () => {
    const back = await signInAtProvider(api.browser(), '/api/auth/google-login', { email });
    expect(await api.browser().post(callback, back)).toMatchObject(failed);
  });

  test("another's code: the attacker's own browser asked for it", async () => {
    const attacker = await signInAtProvider(api.browser(), '/api/auth/google-login', { email });
    const victim = api.browser();
    await signInAtProvider(victim, '/api/auth/google-login', { email: 'v@people.example' });
    expect(await victim.post(callback, { code: attacker.code })).toMatchObject(failed);
    expect(await me(victim)).toBeNull();
  });

  test.each([
    ['another state', { state: 'another' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['a made-up code', { code: 'made-up' }],
  ])('%s', async (_, change) => {
    const browser = api.browser();
    const back = await signInAtProvider(browser, '/api/auth/google-login', { email });
    expect(await browser.post(callback, { ...back, ...change })).toMatchObject(failed);
    expect(await me(browser)).toBeNull();
  });

  test('a code from one provider sent to the other', async () => {
    const browser = api.browser();
    const back = await signInAtProvider(browser, '/api/auth/google-login', { email });
    expect(await browser.post('/api/auth/callback/microsoft', back)).toMatchObject(failed);
  });

  test('the same twice, one after the other and both at once', async () => {
    const browser = api.browser();
    const back = await signInAtProvider(browser, '/api/auth/google-login', { email });
    const responses = await Promise.all([
      browser.post(callback, back),
      browser.post(callback, back),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await browser.post(callback, back)).toMatchObject(failed);
  });

  test('15 minutes later', async () => {
    const browser = api.browser();
    const back = await signInAtProvider(browser, '/api/auth/google-login', { email });
    api.pass(15 * minute);
    expect(await browser.post(callback, back)).toMatchObject(failed);
  });

  test('without a code, or with an unknown provider', async () => {
    const browser = api.browser();
    expect((await browser.post(callback, {})).status).toBe(400);
    expect((await browser.post('/api/auth/callback/nobody', { code: 'c' })).status).toBe(400);
  });
});

describe('signing in again', () => {
  const query = (fields: Record<string, string>) => `?${new URLSearchParams(fields)}`;

  test('with the last provider and address, and back to the same page', async () => {
    const browser = api.browser();
    const returnPath = '/emberite/settings?authSuccess=true';
    const fields = { login_hint: 'again@people.example', post_login_redirect_uri: returnPath };
    const start = `/.auth/login/microsoft${query(fields)}`;
    const asked = new URL((await browser.get(start)).headers.get('location') ?? '').searchParams;
    expect(asked.get('login_hint')).toBe('again@people.example');
    const back = await signInAtProvider(browser, start, { email: 'again@people.example' });
    const { body } = await browser.post('/api/auth/callback/microsoft', back);
    expect(body).toEqual({ email: 'again@people.example', returnPath });
  });

  test('never to another site', async () => {
    const browser = api.browser();
    const start = `/.auth/login/google${query({ post_login_redirect_uri: '/%2felsewhere.example' })}`;
    const back = await signInAtProvider(browser, start, { email: 'safe@people.example' });
    expect((await browser.post(callback, back)).body).toMatchObject({ returnPath: null });
  });

  /** Where signing in by mail leads somebody who was on the way to `path`. */
  const byMail = async (path: string) => {
    const { headers } = await api
      .browser()
      .get(`/.auth/login/magic-link${query({ post_login_redirect_uri: path })}`);
    return headers.get('location');
  };

  test.each(goodReturnPaths)('back to %s', async (path) => {
    expect(await byMail(path)).toBe(`/login${query({ redirectedFrom: path })}`);
  });

  test.each(hostileReturnPaths)('not to %j', async (path) => {
    expect(await byMail(path)).toBe('/login');
  });

  test('by mail: on the sign-in page', async () => {
    const path = query({ post_login_redirect_uri: '/emberite?authSuccess=true' });
    const { status, headers } = await api.browser().get(`/.auth/login/magic-link${path}`);
    expect([status, headers.get('location')]).toEqual([
      302,
      '/login?redirectedFrom=%2Femberite%3FauthSuccess%3Dtrue',
    ]);
  });
});

test("the local provider's page says what it is and fills in the address", async () => {
  const browser = api.browser();
  const hint = '?login_hint=%22%3E%3Cscript%3E@x.example';
  let { headers } = await browser.get(`/api/auth/google-login${hint}`);
  ({ headers } = await browser.get(headers.get('location') ?? ''));
  const { body, headers: page } = await browser.get(headers.get('location') ?? '');
  expect(body).toContain('replaces Google');
  expect(body).toContain('value="&quot;&gt;&lt;script&gt;@x.example"');
  expect(page.get('content-security-policy')).toContain("form-action 'self'");
});

test.runIf(isFull)('in production without a client id the sign-in page says so', async () => {
  const production = await startTestApi({ NODE_ENV: 'production', SITE_URL: 'https://e.example' });
  const browser = production.browser();
  for (const [path, login] of [
    ['/api/auth/google-login', '/login?unavailable=google'],
    [
      '/.auth/login/microsoft?post_login_redirect_uri=/emberite',
      '/login?redirectedFrom=%2Femberite&unavailable=microsoft',
    ],
  ] as const) {
    const { status, headers } = await browser.get(path);
    expect([status, headers.get('location')]).toEqual([302, login]);
  }
  for (const path of [
    '/dev/identity/.well-known/openid-configuration',
    '/dev/mailbox',
    '/payment/test-checkout',
  ]) {
    expect((await browser.get(path)).status).toBe(404);
  }
  await production.end();
});

test.runIf(isFull)(
  'with a client id the provider is discovered, and only its tokens count',
  async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const provider = await startTestApi({ API_PORT: `${port}`, SITE_URL: origin });
    const client = { GOOGLE_CLIENT_ID: 'ember-google', GOOGLE_CLIENT_SECRET: 'local-google' };
    const site = await startTestApi(
      { ...client, SITE_URL: origin },
      { issuers: { google: `${origin}/dev/identity` } },
    );
    const browser = site.browser();
    const begin = async () => {
      const { headers } = await browser.get('/api/auth/google-login');
      // Google supports this prompt; this test's provider does not.
      return (headers.get('location') ?? '').replace('select_account', 'login');
    };
    const at = { email: 'found@people.example' };
    const back = await signInAtProvider(provider.browser(), await begin(), at);
    expect(await browser.post(callback, back)).toMatchObject({
      status: 200,
      body: { email: 'found@people.example' },
    });
    const unreachable = await signInAtProvider(provider.browser(), await begin(), at);
    await provider.end();
    expect(await browser.post(callback, unreachable)).toMatchObject(failed);
    await site.end();
    expect(site.logLines.join()).not.toContain('found@people.example');
  },
);

test('a HEAD request to a sign-in route begins nothing', async () => {
  for (const path of ['/api/auth/google-login', '/.auth/login/google', '/payment']) {
    const { status, headers } = await fetch(api.origin + path, { method: 'HEAD' });
    expect([path, status, headers.get('allow')]).toEqual([path, 405, 'GET']);
    expect(headers.getSetCookie()).toEqual([]);
  }
});

describe('Microsoft, in production', () => {
  const client = { MICROSOFT_CLIENT_ID: 'ember', MICROSOFT_CLIENT_SECRET: 'secret' };
  let issuer: Issuer;
  let site: TestApi;
  beforeAll(async () => {
    issuer = await startIssuer(client.MICROSOFT_CLIENT_ID);
    site = await startTestApi(
      { ...client, NODE_ENV: 'production', SITE_URL: 'https://ember.example' },
      { issuers: { microsoft: issuer.url } },
    );
  });
  afterAll(async () => {
    issuer.close();
    await site.end();
  });

  /** Signs in with a Microsoft account that has these claims. */
  const signIn = async (claims: object) => {
    const browser = site.browser();
    const { headers } = await browser.get('/api/auth/microsoft-login');
    const asked = new URL(headers.get('location') ?? '').searchParams;
    issuer.claims = { sub: 'somebody', nonce: asked.get('nonce'), ...claims };
    const back = { code: 'c', state: asked.get('state'), iss: issuer.url };
    const response = await browser.post('/api/auth/callback/microsoft', back);
    return { ...response, browser };
  };
  const organisation = { tid: 'some-organisation', email: 'boss@people.example' };

  test('an address that only an organisation vouches for is refused', async () => {
    for (const claims of [organisation, { ...organisation, email_verified: true }]) {
      const { status, body, browser } = await signIn(claims);
      expect([status, body]).toEqual([400, expect.objectContaining({ code: 'email-unverified' })]);
      expect(await me(browser)).toBeNull();
    }
  });

  test('an address with a verified domain signs in, with cookies that no other host can plant', async () => {
    const { status, headers } = await signIn({ ...organisation, xms_edov: true });
    expect(status).toBe(200);
    const kept = headers.getSetCookie().filter((line) => !/max-age=0/i.test(line));
    expect(kept).toEqual([
      expect.stringMatching(
        /^__Host-ember_sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-ember_browser=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      'ember_session=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
    ]);
  });

  test('a personal account signs in too, and signing out deletes its cookies', async () => {
    const personal = { tid: '9188040d-6c67-4c5b-b112-36a304b66dad', sub: 'another' };
    const { status, browser } = await signIn({ ...personal, email: 'ann@people.example' });
    expect(status).toBe(200);
    expect(await me(browser)).toMatchObject({ id: 'ann@people.example' });
    expect((await browser.post('/api/auth/logout', {})).status).toBe(200);
    expect([...browser.cookies.keys()]).toEqual([]);
  });
});
