import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { startTestApi } from '@emberite/api/testing';
import { afterAll, expect, it } from 'vitest';
import { isFull } from '../../../tools/sample.ts';
import { siteWith, tempFolder } from '@emberite/site/testing/fixtures';
import { testGateway } from '@emberite/site/testing/gateway';
import { listen, send } from '@emberite/site/testing/http';
import { dial, drip, statusOf } from '@emberite/site/testing/lines';
import type { Timeouts } from './proxy.ts';

const open = new AsyncDisposableStack();
afterAll(() => open.disposeAsync());

const folder = open.use(await tempFolder()).path;
const store = await siteWith(folder, { name: 'mf-home', text: 'first', paths: ['/'] });

/** Starts a gateway in front of an API. Resolves with its port. */
async function start(apiUrl: string, timeouts: Partial<Timeouts> = {}): Promise<number> {
  const gateway = await testGateway(store, folder, () => {}, { apiUrl, timeouts });
  open.defer(() => gateway.close());
  return listen(gateway.server);
}

/** Starts the API with these settings. Resolves with its address. */
async function startApi(settings: Record<string, string> = {}): Promise<string> {
  const api = await startTestApi(settings);
  open.defer(() => api.end());
  return api.origin;
}

const post =
  'POST /api/auth/logout HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';

/** Sends a call on an open connection. Resolves with the status of the response; `closed` if it is lost. */
async function call(socket: Socket): Promise<string> {
  if (socket.destroyed || !socket.writable) return 'closed';
  const answered = Promise.race([
    once(socket, 'data').then(([chunk]) => statusOf(String(chunk))),
    once(socket, 'close').then(() => 'closed'),
  ]);
  socket.write(post);
  return answered.catch(() => 'closed');
}

/** The statuses of calls, each some time after another one on the same connection. */
async function callsAfter(port: number, pauses: number[]): Promise<string[]> {
  const all = pauses.map(async (pause) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    const first = await call(socket);
    await wait(pause);
    const second = await call(socket);
    socket.destroy();
    return [first, second];
  });
  return (await Promise.all(all)).flat();
}

/** Times in ms from 200 before a limit to 200 after it. */
const around = (limit: number) =>
  Array.from({ length: 41 }, (_, index) => limit - 200 + index * 10);

it.runIf(isFull).each([
  ['the limit that it names', { keepAlive: 1_000 }, 1_000],
  ['six seconds, which browsers and balancers exceed', {}, 6_000],
])('loses no call on a connection that was idle for %s', async (...given) => {
  const [, timeouts, limit] = given;
  const port = await start(await startApi({ KEEP_ALIVE: '1' }), timeouts);
  expect(new Set(await callsAfter(port, around(limit)))).toEqual(new Set(['200']));
});

it.runIf(isFull)('loses none of 10,000 calls around the limit', async () => {
  const port = await start(await startApi({ KEEP_ALIVE: '1' }), { keepAlive: 1_000 });
  const statuses: string[] = [];
  while (statuses.length < 10_000) {
    const pauses = Array.from({ length: 6 }, () => around(1_000)).flat();
    statuses.push(...(await callsAfter(port, pauses)));
  }
  expect(new Set(statuses)).toEqual(new Set(['200']));
});

it.runIf(isFull)('says for how long it keeps connections, as the API does', async () => {
  const api = await startApi();
  const port = await start(api);
  const paths = ['/', '/robots.txt', '/live.json', '/assets/x.js', '/nowhere', '/api/health'];
  // As a balancer, which keeps its connections.
  const headers = { Connection: 'keep-alive' };
  const hints = paths.map((path) => send(port, path, { headers }));
  hints.push(send(Number(new URL(api).port), '/api/health', { headers }));
  for (const response of await Promise.all(hints)) {
    expect(response.headers['keep-alive']).toBe('timeout=75');
  }
});

it.runIf(isFull)('still ends what is idle for longer, and what comes byte by byte', async () => {
  const port = await start(await startApi(), { keepAlive: 100, read: 1_000 });
  const idle = await dial(port, 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const slow = await dial(port, post);
  await once(slow.socket, 'data');
  slow.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  void drip(slow, 100);
  expect(await slow.closed).toMatch(/HTTP\/1\.1 200 [^]*HTTP\/1\.1 408 /);
  expect(statusOf(await idle.closed)).toBe('200');
});

it.runIf(isFull)('gives up its own connections to an API before that does', async () => {
  const works: RequestListener = (request, response) => {
    request.resume().once('end', () => response.end());
  };
  // One that says nothing for how long, and one that promises more than a balancer before it keeps.
  for (const promised of [undefined, 'timeout=600']) {
    let left: Promise<unknown> | undefined;
    const server = createServer((request, response) => {
      left ??= once(request.socket, 'end');
      if (promised) response.setHeader('Keep-Alive', promised);
      works(request, response);
    });
    server.keepAliveTimeout = 60_000;
    open.defer(async () => void server.close().closeAllConnections());
    const port = await start(`http://127.0.0.1:${await listen(server)}`);
    const began = performance.now();
    expect((await send(port, '/api/health')).status).toBe(200);
    await left;
    expect(performance.now() - began).toBeLessThan(15_000);
  }
});
