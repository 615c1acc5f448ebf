import { startTestApi } from '@emberite/api/testing';
import { afterAll, expect, it } from 'vitest';
import { site, siteWith, tempFolder } from '@emberite/site/testing/fixtures';
import { testGateway } from '@emberite/site/testing/gateway';
import { listen, send } from '@emberite/site/testing/http';
import { dial, statusOf } from '@emberite/site/testing/lines';
import { isFull } from '../../../tools/sample.ts';

const open = new AsyncDisposableStack();
afterAll(() => open.disposeAsync());

const folder = open.use(await tempFolder()).path;
const api = await startTestApi();
open.defer(() => api.end());
const store = await siteWith(folder, { name: 'mf-home', text: 'first', paths: ['/'] });
const apiPort = Number(new URL(api.origin).port);

/** Starts a gateway in front of the API. Resolves with its port. */
async function start(production: boolean): Promise<number> {
  const gateway = await testGateway(store, folder, () => {}, { apiUrl: api.origin, production });
  open.defer(() => gateway.close());
  return listen(gateway.server);
}
const port = await start(true);
const local = await start(false);

/** Sends raw bytes. Resolves with the head and the body of the response, once it is closed. */
async function sendRaw(to: number, lines: string[], close = 'Connection: close\r\n') {
  const { closed } = await dial(to, `${lines.join('\r\n')}\r\n${close}\r\n`);
  const [head = '', ...body] = (await closed).split('\r\n\r\n');
  return { status: statusOf(head), head, body: body.join('\r\n\r\n') };
}

const navigation = 'Accept: text/html,application/xhtml+xml';

it.each([
  ['GET /live.json HTTP/1.1', 'Host: evil.example'],
  ['GET /live.json HTTP/1.1', 'Host: 10.0.0.7:4000'],
  ['GET /live.json HTTP/1.0'],
  ['GET /live.json HTTP/1.0', 'Host: b'],
  ['GET http://evil.example/live.json HTTP/1.1', 'Host: evil.example'],
])('a probe is answered whatever it calls the site: %s %s', async (...lines) => {
  const { number, set } = (await store.latest())!;
  for (const to of [port, local]) {
    const { status, body } = await sendRaw(to, lines);
    expect(status).toBe('200');
    expect(JSON.parse(body)).toEqual({ move: number, set, refused: null, api: 'ready' });
  }
});

it('answers a probe with HEAD as one with GET, and refuses to change it', async () => {
  const [got, head, post] = await Promise.all(
    ['GET', 'HEAD', 'POST'].map((method) => send(port, '/live.json', { method })),
  );
  expect([head!.status, head!.body.length]).toEqual([200, 0]);
  expect(head!.headers['content-length']).toBe(String(got!.body.length));
  expect([post!.status, post!.headers['allow']]).toEqual([405, 'GET, HEAD']);
});

it.each([
  ['GET http://ember.example/ HTTP/1.1', 'Host: ember.example', '200'],
  ['GET HTTP://ember.example HTTP/1.1', 'Host: ember.example', '200'],
  ['GET https://localhost:4000/robots.txt?a=b HTTP/1.1', 'Host: evil.example', '200'],
  ['GET http://ember.example?a=b HTTP/1.1', 'Host: ember.example', '200'],
  ['GET http://localhost/api/health HTTP/1.1', 'Host: localhost', '200'],
  ['GET http://localhost/../etc/passwd HTTP/1.1', 'Host: localhost', '400'],
  ['GET http://evil.example/ HTTP/1.1', 'Host: localhost', '421'],
])('takes an absolute address: %s, %s', async (line, host, expected) => {
  expect((await sendRaw(local, [line, host])).status).toBe(expected);
  // The API behind it, too.
  if (line.includes('/api/')) expect((await sendRaw(apiPort, [line, host])).status).toBe(expected);
});

it.each(['/', '/robots.txt', '/api/health', '/registry/releases', '/assets/x.js'])(
  'tells a request of %s for another host how this one is called',
  async (path) => {
    const lines = [`GET ${path} HTTP/1.1`, 'Host: evil.example'];
    const plain = await sendRaw(local, lines);
    const page = await sendRaw(local, [...lines, navigation]);
    expect([plain.status, page.status]).toEqual(['421', '421']);
    expect(page.head).toContain('text/html');
    for (const { body } of [plain, page]) {
      expect(body).toContain(`This site is ${site.siteUrl} `);
      expect(body).toContain('SITE_URL');
    }
    const isCall = /^\/(api|registry)/.test(path);
    expect(plain.head).toContain(isCall ? 'application/json' : 'text/plain');
  },
);

it('refuses heads of the same size as the API, in words: a page, or JSON for calls', async () => {
  const large = (path: string, size: number, ...more: string[]) => [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    `X-Large: ${'w'.repeat(size)}`,
    ...more,
  ];
  for (const to of [port, apiPort]) {
    expect((await sendRaw(to, large('/api/health', 15_000))).status).toBe('200');
  }
  // One for which there is a request, and one for which Node has no room.
  for (const size of [18_000, 40_000]) {
    const page = await sendRaw(port, large('/', size, navigation));
    expect([page.status, page.body]).toEqual(['431', expect.stringContaining('<h1>')]);
    for (const to of [port, apiPort]) {
      const call = await sendRaw(to, large('/api/health', size));
      expect([call.status, JSON.parse(call.body)]).toEqual([
        '431',
        expect.objectContaining({ code: 'headers-too-large', message: expect.any(String) }),
      ]);
    }
  }
  const cookies = Array.from({ length: 60 }, (_, at) => `a${at}=${'w'.repeat(400)}`).join('; ');
  const many = (path: string) => [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    navigation,
    `Cookie: ${cookies}`,
  ];
  expect(await sendRaw(port, many('/'))).toMatchObject({
    status: '431',
    body: expect.stringContaining('Delete the cookies of this site'),
  });
  const text = await sendRaw(port, large('/robots.txt', 18_000));
  expect(text.body).toMatch(/^The headers of this request are too large\./);
});

it('a large head is refused with a response that its sender can read', async () => {
  const line = await dial(port, `GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'w'.repeat(2e6)}`);
  expect(statusOf(await line.closed)).toBe('431');
});

it('what is not HTTP gets a sentence', async () => {
  const { status, body } = await sendRaw(port, ['Good day!']);
  expect([status, body]).toEqual(['400', 'This is not a valid HTTP request.\n']);
});

it.each([
  ['no host', 'GET / HTTP/1.1', [], '400', 'This request names no host, or several.'],
  [
    'two',
    'GET / HTTP/1.1',
    ['Host: a', 'host: b'],
    '400',
    'This request names no host, or several.',
  ],
  [
    'dots',
    'GET /a/../b HTTP/1.1',
    ['Host: a'],
    '400',
    'This address is not a path, or a part of it is . or .., perhaps encoded.',
  ],
  [
    'a long address',
    `GET /${'w'.repeat(8_000)} HTTP/1.1`,
    ['Host: a'],
    '414',
    'The address of this request has too many characters.',
  ],
  [
    'a write',
    'DELETE / HTTP/1.1',
    ['Host: a'],
    '405',
    'This address takes GET and HEAD requests only.',
  ],
  [
    'one to a probe',
    'PUT /live.json HTTP/1.1',
    ['Host: a'],
    '405',
    'This address takes GET and HEAD requests only.',
  ],
])('says why it refuses %s', async (_, line, hosts, expected, sentence) => {
  const plain = await sendRaw(port, [line, ...hosts]);
  expect([plain.status, plain.body]).toEqual([expected, `${sentence}\n`]);
  expect(plain.head).toContain('Cache-Control: no-store\r\n');
  if (expected === '405') expect(plain.head).toContain('Allow: GET, HEAD\r\n');
  const page = await sendRaw(port, [line, ...hosts, navigation]);
  expect([page.status, page.body]).toEqual([expected, expect.stringContaining(sentence)]);
});

// The last one: the API stays down.
it.runIf(isFull)('a probe gets a 503 while the API is missing', async () => {
  await api.stop();
  const probe = () => send(port, '/live.json');
  await expect.poll(async () => (await probe()).status).toBe(503);
  expect(JSON.parse(String((await probe()).body))).toMatchObject({ refused: null, api: 'missing' });
});
