import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '@emberite/config/site';
import { createSiteServer } from '@emberite/gateway';
import { listen, send } from './testing/http.ts';
import { noPages } from './testing/gateway.ts';
import { startApi } from './api.ts';
import { isFull } from '../../../tools/sample.ts';

const events: string[] = [];

let folder: string;
let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ember-api-'));
  api = await startApi(readConfig({ DATA_DIR: folder, METRICS_PORT: '0' }), {
    output: new PassThrough().resume(),
    log: ({ event }) => void events.push(event),
    delays: [10, 10],
  });
  await api.listening;
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const isUp = () =>
  fetch(`${api.url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
const kill = async () =>
  process.kill(Number(await readFile(join(folder, 'api.pid'), 'utf8')), 'SIGKILL');

it.runIf(isFull)('starts the API again at the same address when it is killed', async () => {
  await kill();
  await expect.poll(() => events).toEqual(['api-failed', 'api-restarted']);
  expect(await isUp()).toBe(true);
});

it.runIf(isFull)('trusts only its own gateway about where a call comes from', async () => {
  const gateway = createSiteServer(noPages, {
    siteUrl: 'http://localhost:4000',
    apiUrl: api.url,
    apiSecret: api.secret,
    trustedProxies: ['loopback'],
    production: false,
    log: () => {},
  });
  /** Guesses an invite code, which a client may do a hundred times. */
  const guess = async (port: number, client: string) => {
    const headers = { 'X-Forwarded-For': client, 'X-Proxy-Secret': 'guessed' };
    return (await send(port, '/api/invites?inviteCode=NO-CODE', { headers })).status;
  };
  const port = Number(new URL(api.url).port);
  for (let turn = 0; turn < 100; turn += 1) {
    expect(await guess(port, `198.51.100.${turn}`)).toBe(200);
  }
  expect(await guess(port, '198.51.100.200')).toBe(429);
  expect(await guess(await listen(gateway.server), '198.51.100.201')).toBe(200);
  await gateway.close();
});

// The last one: this API stays down.
it.runIf(isFull)('gives up when it stops again and again, and says where to look', async () => {
  events.length = 0;
  await kill();
  const other = new DatabaseSync(join(folder, 'api.lock'));
  await expect.poll(isUp).toBe(false);
  other.exec('BEGIN EXCLUSIVE');
  const { message } = await api.gaveUp;
  other.close();
  expect(message).toMatch(/^The API stopped 3 times in a row.*Another Ember API.*site\.log/s);
  expect(events).toEqual(['api-failed', 'api-failed']);
});
