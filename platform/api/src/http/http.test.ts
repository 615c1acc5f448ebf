import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { second } from '../clock.ts';
import { useTestApi } from '../../testing/useTestApi.ts';

const api = useTestApi({ SITE_URL: 'https://ember.example' });

const send = '/api/auth/magic-link/send';

/** Sends half of a body. The server waits for the rest. */
async function sendHalf() {
  const sending = request(api.origin + send, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 100 },
  });
  const ended = new Promise((done) => sending.on('close', done));
  sending.on('error', () => {});
  await new Promise((written) => sending.write('{"email":', written));
  await api.browser().get('/api/health');
  return { sending, ended };
}

describe('an invalid request', () => {
  test('malformed JSON', async () => {
    const { status, body } = await api.browser().post(send, '{"email":');
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'malformed-json' })]);
  });

  test('a body that is not an object', async () => {
    const { status, body } = await api.browser().post(send, '["a@b.example"]');
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid-input' })]);
  });

  test('another content type', async () => {
    const { status, body } = await api
      .browser()
      .post(send, 'email=a', { 'content-type': 'text/plain' });
    expect([status, body]).toEqual([415, expect.objectContaining({ code: 'wrong-content-type' })]);
  });

  test('an unknown field, in a body and in a query', async () => {
    const browser = api.browser();
    const posted = await browser.post(send, { email: 'a@b.example', admin: true });
    const asked = await browser.get('/api/auth/me?admin=1');
    const unnamed = await browser.get('/api/auth/me?=');
    expect([posted.status, asked.status, unnamed.status]).toEqual([400, 400, 400]);
    expect(posted.body).toMatchObject({
      code: 'invalid-input',
      message: expect.stringContaining('admin'),
    });
  });

  test('the same query parameter twice', async () => {
    const { status, body } = await api.browser().get('/api/invites?inviteCode=A-1&inviteCode=B-2');
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid-input' })]);
    for (const path of [
      '/api/auth/google-login?login_hint=a&login_hint=b',
      '/payment/return?checkout=a&checkout=b',
    ]) {
      expect((await api.browser().get(path)).status).toBe(400);
    }
  });

  test('a part of the path, repeated in the body', async () => {
    const callback = { code: 'c', provider: 'microsoft' };
    expect(await api.browser().post('/api/auth/callback/google', callback)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', message: 'provider is already part of the path.' },
    });
  });

  test.each([
    ['email is missing.', {}],
    ['email is not valid.', { email: 5 }],
    ['email is too long or too large.', { email: `${'a'.repeat(250)}@b.example` }],
    ['Unknown field: admin.', { email: 'a@b.example', admin: 1 }],
    ['Please enter a valid email address.', { email: 'a' }],
  ])('gets a readable message: %s', async (message, body) => {
    expect((await api.browser().post(send, body)).body).toMatchObject({ message });
  });

  test('a body of more than a megabyte, with and without a declared length', async () => {
    const huge = JSON.stringify({ email: 'a'.repeat(1024 * 1024) });
    const told = await api.browser().post(send, huge);
    const untold = await fetch(api.origin + send, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([huge]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect([told.status, untold.status]).toEqual([413, 413]);
    expect(told.body).toMatchObject({ code: 'body-too-large' });
  });

  test('the body is read before anything is refused, so that the connection stays usable', async () => {
    const body = JSON.stringify({ textPart: 'a'.repeat(900_000) });
    const sending = request(`${api.origin}/api/invites`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    const responded = once(sending, 'response').then(([response]) => response as IncomingMessage);
    const early = responded.then(() => 'early');
    await new Promise((written) => sending.write(body.slice(0, 1000), written));
    const other = api.browser().get('/api/health');
    expect(await Promise.race([early, other.then(() => 'not yet')])).toBe('not yet');
    sending.end(body.slice(1000));
    const response = (await responded).resume();
    expect([response.statusCode, response.headers.connection]).toEqual([401, 'keep-alive']);
  });

  test('a body has half a minute to arrive', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { sending, ended } = await sendHalf();
    vi.advanceTimersByTime(29 * second);
    await api.browser().get('/api/health');
    expect(sending.destroyed).toBe(false);
    vi.advanceTimersByTime(second);
    vi.useRealTimers();
    await ended;
    expect(sending.destroyed).toBe(true);
  });

  test('a body that breaks off is not an unexpected error', async () => {
    const { sending } = await sendHalf();
    sending.destroy();
    const last = () => JSON.parse(api.logLines.at(-1) ?? '{}') as object;
    await expect.poll(() => last()).toMatchObject({ path: send, status: 400 });
    expect(api.logLines.join()).not.toContain('unexpected');
  });

  test('an unknown path and an unknown method', async () => {
    const unknown = await api.browser().get('/api/nothing');
    const wrong = await fetch(`${api.origin}/api/invites`, { method: 'DELETE' });
    expect([unknown.status, unknown.body]).toEqual([
      404,
      expect.objectContaining({ code: 'not-found' }),
    ]);
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST, GET']);
    for (const path of ['/api/health', '/payment', '/api/auth/google-login']) {
      expect((await api.browser().post(path, {})).status).toBe(405);
    }
    const head = await fetch(api.origin + send, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([405, '']);
  });
});

describe('a malformed request', () => {
  /** Sends raw bytes. Resolves with everything that comes back. */
  const sendRaw = async (text: string) => {
    const socket = connect(Number(new URL(api.origin).port), '127.0.0.1');
    socket.end(text);
    const parts: string[] = [];
    for await (const part of socket.setEncoding('utf8')) parts.push(String(part));
    return parts.join('');
  };
  const get = (start: string, ...headers: string[]) =>
    `${[start, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;
  const health = 'GET /api/health HTTP/1.1';
  const chunked = [
    `POST ${send} HTTP/1.1`,
    'Host: localhost',
    'Transfer-Encoding: chunked',
  ] as const;

  test.each([
    ['an invalid host', get(health, 'Host: a b'), 400, 'malformed-request'],
    ['no host', get(health), 400, 'malformed-request'],
    ['two hosts', get(health, 'Host: localhost', 'host: localhost'), 400, 'malformed-request'],
    ['an invalid address', get('GET * HTTP/1.1', 'Host: a'), 400, 'malformed-request'],
    ['something other than HTTP', 'Good day!\r\n\r\n', 400, 'malformed-request'],
    ['an invalid body', `${get(...chunked)}nonsense\r\n`, 400, 'malformed-request'],
    ['headers without end', get(health, `A: ${'a'.repeat(20_000)}`), 431, 'headers-too-large'],
    ['a tunnel', get('CONNECT evil.example:443 HTTP/1.1', 'Host: a'), 405, 'method-not-allowed'],
  ])('is refused like any other: %s', async (_, text, status, code) => {
    const [head = '', body = ''] = (await sendRaw(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const id = /^x-request-id: (.+)$/im.exec(head)?.[1];
    expect(JSON.parse(body)).toEqual({ code, message: expect.any(String), requestId: id });
    expect(api.logLines.join()).toContain(id);
  });

  test('an unknown Expect header is not refused', async () => {
    const response = await sendRaw(get(health, 'Host: localhost', 'Expect: miracles'));
    expect(response).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe('a write from another site', () => {
  const write = (headers: Record<string, string>) =>
    api.browser().post('/api/auth/logout', {}, headers);

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://evil.ember.example' },
  ])('is refused: %o', async (headers) => {
    const { status, body } = await write(headers);
    expect([status, body]).toEqual([403, expect.objectContaining({ code: 'cross-origin' })]);
  });

  test.each<Record<string, string>>([
    { origin: 'https://ember.example', 'sec-fetch-site': 'same-site' },
    { origin: 'http://127.0.0.1:4000', 'sec-fetch-site': 'same-origin' },
    {},
  ])('is not one: %o', async (headers) => {
    expect((await write(headers)).status).toBe(200);
  });

  test('is preceded by a preflight: only the site may send one with its cookies', async () => {
    const ask = async (origin: string) => {
      const { status, headers } = await fetch(api.origin + send, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
      return [status, headers.get('access-control-allow-origin'), headers];
    };
    const [status, allowed, headers] = await ask('https://ember.example');
    expect([status, allowed]).toEqual([204, 'https://ember.example']);
    expect(Object.fromEntries(headers as Headers)).toMatchObject({
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type',
      'access-control-allow-methods': 'GET,POST',
      vary: expect.stringContaining('Origin'),
    });
    expect((await ask('https://evil.example'))[1]).toBeNull();
    expect((await ask('https://ember.example.evil.example'))[1]).toBeNull();
  });

  test('reading is allowed, but no other site can read the response', async () => {
    const response = await api.browser().get('/api/auth/me', { origin: 'https://evil.example' });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('ids, logs and health', () => {
  test('every response has an id, which is in the log and in the body of an error', async () => {
    const { headers, body } = await api.browser().get('/api/users/currentUser');
    const id = headers.get('x-request-id');
    expect(body).toMatchObject({ code: 'not-signed-in', requestId: id });
    const line = api.logLines.map((text) => JSON.parse(text)).find((entry) => entry.id === id);
    expect(line).toMatchObject({ method: 'GET', path: '/api/users/currentUser', status: 401 });
    expect(line.ms).toBeTypeOf('number');
  });

  test('a client cannot choose the id of its request', async () => {
    const given = { 'x-request-id': 'somebody-12345' };
    const { headers } = await api.browser().get('/api/health', given);
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(api.logLines.join()).not.toContain('somebody');
  });

  test('only the pattern of a path is logged', async () => {
    const browser = api.browser();
    await browser.get('/api/videos/somebody@people.example/video');
    await browser.get('/api/somebody@people.example');
    const paths = api.logLines.slice(-2).map((line) => (JSON.parse(line) as { path: string }).path);
    expect(paths).toEqual(['/api/videos/:id/video', '/*']);
  });

  test('the log has one line per request and no secrets', async () => {
    const before = api.logLines.length;
    const browser = await api.signedIn('logged@people.example');
    await browser.get('/api/invites?inviteCode=SECRET-CODE');
    const lines = api.logLines.slice(before);
    expect(lines).toHaveLength(4);
    const mail = await api.mailTo('logged@people.example');
    const secrets = ['logged', 'people.example', 'SECRET-CODE', mail.subject.slice(0, 6)];
    for (const secret of [...secrets, browser.cookies.get('ember_sid_4000') ?? 'none']) {
      expect(lines.join('\n')).not.toContain(secret);
    }
  });

  test('health and readiness', async () => {
    const browser = api.browser();
    expect((await browser.get('/api/health')).body).toEqual({ status: 'ok' });
    expect((await browser.get('/api/ready')).body).toEqual({ status: 'ready' });
  });

  test('responses are not stored by caches, and HEAD has no body', async () => {
    const head = await fetch(`${api.origin}/api/auth/me`, { method: 'HEAD' });
    expect(head.headers.get('cache-control')).toBe('no-store');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
