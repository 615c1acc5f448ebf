import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startTestApi } from '@emberite/api/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { freePort } from '../../../tools/freePort.ts';
import { dial, drip, statusOf } from '@emberite/site/testing/lines';
import { listen, send } from '@emberite/site/testing/http';
import type { Gateway, ServerOptions } from './gateway.ts';
import { noPages } from '@emberite/site/testing/gateway';
import { createSiteServer } from './gateway.ts';
import { createMetrics } from './metrics.ts';
import { createProxy, defaultTimeouts } from './proxy.ts';
import { isFull } from '../../../tools/sample.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

/** Starts an API server on a port. Resolves with its address. */
async function startApi(respond: RequestListener, port?: number): Promise<string> {
  const server = createServer(respond);
  open.push({
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
  if (port === undefined) return `http://127.0.0.1:${await listen(server)}`;
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', () => done()));
  return `http://127.0.0.1:${port}`;
}

const events: string[] = [];

/** Starts the gateway in front of an API, without pages. Resolves with its port and server. */
async function startGateway(
  apiUrl: string,
  options: Partial<ServerOptions> = {},
): Promise<Gateway & { port: number }> {
  events.length = 0;
  const gateway = createSiteServer(noPages, {
    siteUrl: 'https://ember.example',
    apiUrl,
    production: true,
    log: ({ event }) => void events.push(event),
    ...options,
  });
  open.push(gateway);
  return { port: await listen(gateway.server), ...gateway };
}

const works: RequestListener = (request, response) => {
  request.resume();
  request.once('end', () => response.end('works'));
};
/** Accepts calls, and never responds. */
const hangs: RequestListener = (request) => void request.resume();
const nowhere = 'http://127.0.0.1:1';

async function* slowly(parts: number, ms: number) {
  for (let part = 0; part < parts; part += 1) {
    yield Buffer.alloc(1_000, 'w');
    await wait(ms);
  }
}

it.runIf(isFull)(
  'lets an upload take as long as the API does, and longer than the response to a read',
  async () => {
    const api = await startApi(works);
    const timeouts = { read: 500, write: 500, upload: 5_000 };
    const { port, server } = await startGateway(api, { timeouts });
    const { status } = await send(port, '/api/videos/upload', {
      method: 'POST',
      body: slowly(20, 100),
    });
    expect(status).toBe(200);
    await startGateway(api);
    expect(server.requestTimeout).toBe(5_000);
    const { server: usual } = await startGateway(api);
    expect(usual.requestTimeout).toBeGreaterThan(20 * 60_000);
  },
);

it('cuts an upload that takes too long, or that stalls', async () => {
  const api = await startApi(works);
  const slow = await startGateway(api, { timeouts: { upload: 500 } });
  const upload = { method: 'POST', body: slowly(50, 100) };
  const outcome = await send(slow.port, '/api/videos/upload', upload).then(
    ({ status }) => status,
    ({ code }: NodeJS.ErrnoException) => code,
  );
  // The client is still sending, so the connection may be closed before it has read the response.
  expect([408, 'ECONNRESET']).toContain(outcome);
  const strict = await startGateway(api, { timeouts: { idle: 300 } });
  const stalled = { method: 'POST', body: slowly(2, 2_000) };
  await expect(send(strict.port, '/api/videos/upload', stalled)).rejects.toThrow('socket hang up');
});

it('ends a connection on which something unreadable follows a call that is under way', async () => {
  const { port } = await startGateway(await startApi(hangs));
  const { socket, closed } = await dial(
    port,
    ['/nowhere', '/api/thing']
      .map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
      .join(''),
  );
  // The first response is over, and the second has not begun.
  await once(socket, 'data');
  socket.write('?');
  const first = statusOf(await closed);
  expect(String((await send(port, '/nowhere')).status)).toBe(first);
});

it.runIf(isFull)('waits for a server longer than for a client that does not read', async () => {
  const timeouts = { idle: 300 };
  const late = await startApi((_, response) => void setTimeout(() => response.end('late'), 1_000));
  const patient = await startGateway(late, { timeouts });
  expect(String((await send(patient.port, '/api/thing')).body)).toBe('late');
  const long = await startApi((_, response) => response.end(Buffer.alloc(50_000_000)));
  const { port, server } = await startGateway(long, { timeouts });
  const { socket } = await dial(port, 'GET /api/thing HTTP/1.1\r\nHost: localhost\r\n\r\n');
  socket.pause();
  const connections = () => promisify(server.getConnections.bind(server))();
  await expect.poll(connections).toBe(1);
  await expect.poll(connections).toBe(0);
  socket.destroy();
});

it.each(['/', '/api/thing', '/registry/', '/assets/x.js', '/live.json'])(
  'refuses a request of %s with two hosts, which may be another one to a proxy in front',
  async (path) => {
    const api = await startApi(() => expect.unreachable());
    const { port } = await startGateway(api, { registryUrl: api });
    for (const host of ['localhost', 'evil.example']) {
      const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nA: b\r\nhOST: ${host}\r\n\r\n`;
      expect(statusOf(await (await dial(port, head)).closed)).toBe('400');
    }
  },
);

it.each([
  ['the rest of a body that has been refused', '/api/write', '401'],
  ['a report that comes too slowly', '/telemetry', '408'],
])('cuts %s', async (_, path, expected) => {
  const api = await startApi((_, response) => {
    response.writeHead(401, { Connection: 'close' }).end();
  });
  const { port } = await startGateway(api, { timeouts: { idle: 500, read: 500 } });
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: https://ember.example\r\nContent-Length: 7000\r\n\r\n`;
  const line = await dial(port, head);
  void drip(line, 50);
  expect(statusOf(await line.closed)).toBe(expected);
  expect(events).toEqual([]);
});

it.runIf(isFull)(
  "passes on the API's refusal of a body that is too large, while the client still sends it",
  async () => {
    const api = await startTestApi();
    open.push({ close: () => api.end() });
    const { port } = await startGateway(api.origin);
    const large = JSON.stringify({ email: 'w'.repeat(5_000_000) });
    for (let turn = 0; turn < 5; turn += 1) {
      const { status, body } = await send(port, '/api/auth/magic-link/send', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: large,
      });
      expect([status, String(body)]).toEqual([413, expect.stringContaining('body-too-large')]);
    }
  },
);

it.runIf(isFull)(
  'keeps the response of a server that closes the connection in the middle of a body',
  async () => {
    const api = await startApi((request, response) => {
      response.writeHead(413, { Connection: 'close' }).end('too large');
      request.socket.destroySoon();
    });
    const { port } = await startGateway(api);
    for (let turn = 0; turn < 20; turn += 1) {
      const { status, body } = await send(port, '/api/write', {
        method: 'POST',
        body: Buffer.alloc(5_000_000, 'w'),
      });
      expect([status, String(body)]).toEqual([413, 'too large']);
    }
  },
);

it('forwards every path of the API and of the registry, with its query and body', async () => {
  const seen: string[] = [];
  const api = await startApi(async (request, response) => {
    let length = 0;
    for await (const chunk of request) length += (chunk as Buffer).length;
    seen.push(`${request.url} ${length}`);
    response.end();
  });
  const { port } = await startGateway(api, { registryUrl: api });
  await send(port, '/api/health?a=1');
  await send(port, '/.auth/login/google');
  await send(port, '/payment', { method: 'POST', body: Buffer.alloc(200_000) });
  await send(port, '/api/write', { method: 'POST', body: slowly(3, 10) });
  for (const path of ['/registry', '/registry/', '/registry-of-deeds']) await send(port, path);
  expect(seen).toEqual([
    '/api/health?a=1 0',
    '/.auth/login/google 0',
    '/payment 200000',
    '/api/write 3000',
    '/registry 0',
    '/registry/ 0',
  ]);
});

const smuggled = 'GET /api/smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';

it.each([
  ['chunked', 'close', `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`],
  [
    'chunked',
    'close, transfer-encoding',
    `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`,
  ],
  ['length', 'close', smuggled],
  ['length', 'close, Content-Length', smuggled],
])(
  'frames the body of a call (%s, Connection: %s) as the client has',
  async (how, connection, body) => {
    const seen: string[] = [];
    const api = await startApi(async (request, response) => {
      let length = 0;
      for await (const chunk of request) length += (chunk as Buffer).length;
      seen.push(`${request.method} ${request.url} ${length}`);
      response.end();
    });
    const { port } = await startGateway(api);
    const methods = ['GET', 'HEAD', 'OPTIONS', 'DELETE', 'POST'];
    const frame =
      how === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${smuggled.length}`;
    for (const method of methods) {
      const head = `${method} /api/thing HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\n${frame}\r\n\r\n`;
      expect(statusOf(await (await dial(port, head + body)).closed)).toBe('200');
    }
    expect(seen).toEqual(methods.map((one) => `${one} /api/thing ${smuggled.length}`));
  },
);

it.each([
  { what: 'dies during a call', bad: (({ socket }) => socket.destroy()) as RequestListener },
  { what: 'never responds', bad: hangs },
])(
  'sends a call once to an API that $what, and says that it cannot be reached',
  async ({ bad }) => {
    const calls: (string | undefined)[] = [];
    const api = await startApi((request, response) => {
      calls.push(request.method);
      bad(request, response);
    });
    const { port } = await startGateway(api, { timeouts: { read: 300, write: 300 } });
    const read = await send(port, '/api/thing');
    expect([read.status, read.headers['cache-control']]).toEqual([502, 'no-store']);
    expect(JSON.parse(String(read.body))).toMatchObject({ code: 'unavailable' });
    const write = await send(port, '/api/thing', { method: 'POST', body: 'w' });
    expect([write.status, calls]).toEqual([502, ['GET', 'POST']]);
  },
);

it.runIf(isFull)('logs once that the API cannot be reached, and once that it can', async () => {
  let isHanging = false;
  const api = await startApi((request, response) => (isHanging ? hangs : works)(request, response));
  const { port } = await startGateway(api, { timeouts: { read: 200 } });
  const statuses = async () => [
    (await send(port, '/api/thing')).status,
    (await send(port, '/api/thing')).status,
  ];
  expect([await statuses(), events]).toEqual([[200, 200], []]);
  isHanging = true;
  expect([await statuses(), events]).toEqual([[502, 502], ['api-unreachable']]);
  isHanging = false;
  expect([await statuses(), events]).toEqual([
    [200, 200],
    ['api-unreachable', 'api-reachable'],
  ]);
});

it('says so, and shows it, when a probe finds the API away and back, though nobody calls', async () => {
  let isHanging = true;
  const url = await startApi((request, response) => (isHanging ? hangs : works)(request, response));
  const metrics = createMetrics();
  const proxy = createProxy({
    name: 'api',
    url,
    clientOf: () => '',
    timeouts: { ...defaultTimeouts, connect: 500 },
    log: ({ event }) => void events.push(event),
    metrics,
  });
  open.push(proxy);
  events.length = 0;
  const probe = async () => [
    await proxy.isReady(),
    (await metrics.register.metrics()).match(
      /^ember_upstream_reachable\{server="api"\} (\d)/m,
    )?.[1],
  ];
  expect([await probe(), events]).toEqual([[false, '0'], ['api-unreachable']]);
  isHanging = false;
  expect([await probe(), events]).toEqual([
    [true, '1'],
    ['api-unreachable', 'api-reachable'],
  ]);
});

it('holds calls until a restarting API listens, and sends each of them once', async () => {
  const apiPort = await freePort();
  const url = `http://127.0.0.1:${apiPort}`;
  const { port, server } = await startGateway(url, { timeouts: { restart: 10_000 } });
  let waiting = 0;
  server.on('request', () => void (waiting += 1));
  const calls = [
    send(port, '/api/thing'),
    send(port, '/api/thing', { method: 'POST', body: slowly(3, 10) }),
  ];
  await expect.poll(() => waiting).toBe(2);
  const seen: (string | undefined)[] = [];
  await startApi((request, response) => {
    seen.push(request.method);
    works(request, response);
  }, apiPort);
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
  expect([seen.toSorted(), events]).toEqual([['GET', 'POST'], []]);
});

it.runIf(isFull)('lets no call wait for an API that has refused connections for long', async () => {
  const { port } = await startGateway(nowhere, { timeouts: { restart: 1_000 } });
  const took = async () => {
    const start = performance.now();
    expect((await send(port, '/api/thing')).status).toBe(502);
    return performance.now() - start;
  };
  expect(await took()).toBeGreaterThan(900);
  for (let turn = 0; turn < 5; turn += 1) expect(await took()).toBeLessThan(900);
});

it('reuses one connection for consecutive calls', async () => {
  let connections = 0;
  const steady = createServer(works).on('connection', () => void (connections += 1));
  open.push(steady);
  const { port } = await startGateway(`http://127.0.0.1:${await listen(steady)}`);
  for (let turn = 0; turn < 10; turn += 1) await send(port, '/api/thing');
  expect(connections).toBe(1);
  steady.closeAllConnections();
});

it.runIf(isFull)('ends a response that stops in the middle', async () => {
  const api = await startApi((_, response) => void response.write('half'));
  const { port } = await startGateway(api, { timeouts: { idle: 300 } });
  await expect(send(port, '/api/thing')).rejects.toThrow('aborted');
});

it('ends the call when the client goes away', async () => {
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  const leaving = new AbortController();
  const api = await startApi((request) => {
    request.socket.once('close', () => resolve());
    leaving.abort();
  });
  const { port } = await startGateway(api);
  await expect(
    fetch(`http://127.0.0.1:${port}/api/thing`, { signal: leaving.signal }),
  ).rejects.toThrow('aborted');
  await gone;
});

it('gives every response of the API the headers of the site, unless it has its own', async () => {
  const api = await startApi((request, response) => {
    if (request.url === '/api/own') response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Set-Cookie', ['a=1', 'b=2']);
    response.writeHead(request.url === '/api/none' ? 404 : 200).end();
  });
  const { port } = await startGateway(api);
  const dead = await startGateway(nowhere, { timeouts: { restart: 0 } });
  const wanted = {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  for (const path of ['/api/thing', '/api/none', '/api/../x']) {
    expect((await send(port, path)).headers).toMatchObject(wanted);
  }
  const own = await send(port, '/api/own');
  expect(own.headers).toMatchObject({ ...wanted, 'referrer-policy': 'no-referrer' });
  expect(own.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  const { headers } = await send(dead.port, '/api/thing');
  expect(headers).toMatchObject({ ...wanted, 'cache-control': 'no-store' });
});

it('takes linear time for a Connection header, however it is written', async () => {
  const api = await startApi((request, response) => {
    response.end(Object.keys(request.headers).toSorted().join());
  });
  const { port } = await startGateway(api);
  const call = (Connection: string) =>
    send(port, '/api/thing', { headers: { Connection, 'X-One': '1', 'X-Two': '2' } });
  expect(String((await call('close ,\tX-One')).body)).toBe('connection,host,x-forwarded-for,x-two');
  const start = process.cpuUsage();
  await Promise.all(Array.from({ length: 20 }, () => call(`a${' '.repeat(15_800)}b`)));
  // In microseconds. Quadratic time is over 2 s.
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});

it.each([
  { proxies: [], from: '127.0.0.1' },
  { proxies: ['loopback'], from: '198.51.100.1' },
  { proxies: ['127.0.0.1', '198.51.100.0/24'], from: '203.0.113.9' },
])('with the proxies $proxies a call comes from $from', async ({ proxies, from }) => {
  const api = await startApi((request, response) => {
    response.end(request.headers['x-forwarded-for']);
  });
  const { port } = await startGateway(api, { trustedProxies: proxies });
  const headers = { 'X-Forwarded-For': '203.0.113.9, 198.51.100.1' };
  expect(String((await send(port, '/api/thing', { headers })).body)).toBe(from);
});

it('limits the reports of each client behind a proxy on its own', async () => {
  const { port } = await startGateway(nowhere, { trustedProxies: ['loopback'] });
  const report = async (client: string) => {
    const headers = { Origin: 'https://ember.example', 'X-Forwarded-For': client };
    return (await send(port, '/telemetry', { method: 'POST', headers, body: '{' })).status;
  };
  for (let turn = 0; turn < 20; turn += 1) expect(await report('203.0.113.9')).toBe(400);
  expect(await report('203.0.113.9')).toBe(429);
  expect(await report('203.0.113.10')).toBe(400);
});

it.runIf(isFull)(
  'limits the reports of all clients together, and logs how many it has dropped',
  async () => {
    const logged: object[] = [];
    const { port, close } = await startGateway(nowhere, {
      trustedProxies: ['loopback'],
      log: (entry) => void logged.push(entry),
    });
    const report = async (client: number) => {
      const headers = { Origin: 'https://ember.example', 'X-Forwarded-For': `203.0.113.${client}` };
      return (await send(port, '/telemetry', { method: 'POST', headers, body: '{' })).status;
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      for (let turn = 0; turn < 200; turn += 1) expect(await report(turn % 10)).toBe(400);
      expect(await report(99)).toBe(429);
      // Also if no other report follows.
      vi.advanceTimersByTime(60_000);
      expect(logged).toEqual([{ event: 'reports-dropped', dropped: 1 }]);
      for (let turn = 0; turn < 20; turn += 1) expect(await report(99)).toBe(400);
      expect(await report(99)).toBe(429);
      expect(await report(99)).toBe(429);
    } finally {
      vi.useRealTimers();
    }
    await close();
    expect(logged.slice(1)).toEqual([{ event: 'reports-dropped', dropped: 2 }]);
  },
);

it.each([
  ['localhost:4000', 200],
  ['127.0.0.1:4000', 200],
  ['[::1]:4000', 200],
  ['ember.example', 200],
  ['evil.example:4000', 421],
  ['localhost.evil.example', 421],
])('outside production, a request to %s gets %i', async (Host, status) => {
  const { port } = await startGateway(await startApi(works), { production: false });
  expect((await send(port, '/dev/mailbox', { headers: { Host } })).status).toBe(status);
});

it('finishes what it has begun when it ends, and says what it gave up', async () => {
  const arrived: string[] = [];
  let finish = () => {};
  const api = await startApi((request, response) => {
    arrived.push(request.url ?? '');
    if (request.url === '/api/short') finish = () => response.end('works');
  });
  const logged: object[] = [];
  const { port, close } = await startGateway(api, {
    timeouts: { drain: 500 },
    log: (entry) => void logged.push(entry),
  });
  const short = send(port, '/api/short');
  const long = send(port, '/api/long', { method: 'POST', body: '{}' });
  const cut = expect(long).rejects.toThrow();
  await expect.poll(() => arrived.length).toBe(2);
  const closed = close();
  await expect(send(port, '/api/late')).rejects.toThrow('ECONNREFUSED');
  finish();
  expect(String((await short).body)).toBe('works');
  await closed;
  await cut;
  expect(logged).toEqual([
    { event: 'requests-given-up', level: 'error', count: 1, requests: ['1 POST /api'] },
  ]);
});
