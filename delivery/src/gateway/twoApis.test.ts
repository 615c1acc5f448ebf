import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createBrowser,
  newMember,
  signIn,
  signInAtProvider,
  startApiPair,
  usePostgres,
} from '@emberite/api/testing';
import { startPostgres } from '@emberite/api/testing/postgres';
import { defaultTimeouts } from './timeouts.ts';
import { createUpstreams } from './upstreams.ts';
import type { Upstreams } from './upstreams.ts';

/** Two processes of the API on one PostgreSQL server, behind the gateway. */

const postgres = await startPostgres();
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  usePostgres(postgres);
  site = await startSite();
});
afterAll(async () => {
  await site.close();
  usePostgres(undefined);
  await postgres.stop();
});

/** The API part of the site, at an address of its own. */
async function startSite() {
  let upstreams: Upstreams | undefined;
  const server = createServer((request, response) => void upstreams?.forward(request, response));
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const siteUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { both, end } = await startApiPair({ SITE_URL: siteUrl });
  const urls = both.map((api) => api.origin);
  upstreams = createUpstreams({
    urls,
    clientOf: () => '127.0.0.1',
    timeouts: defaultTimeouts,
    log: () => {},
  });
  return {
    both,
    browser: () => createBrowser(siteUrl),
    async close() {
      server.closeAllConnections();
      server.close();
      await upstreams?.close();
      await end();
    },
  };
}

test('they share sessions, codes and unfinished sign-ins', async () => {
  const browser = await signIn(site.browser(), 'shared@people.example');
  for (let turn = 0; turn < 4; turn += 1) {
    expect((await browser.get('/api/auth/me')).body).toMatchObject({
      id: 'shared@people.example',
    });
  }
  const other = site.browser();
  const start = '/api/auth/google-login';
  const back = await signInAtProvider(other, start, { email: 'google@people.example' });
  expect((await other.post('/api/auth/callback/google', back)).status).toBe(200);
});

test('when one is killed, no read fails, and no write sent after that', async () => {
  const member = await newMember(
    { signedIn: (address) => signIn(site.browser(), address) },
    'steady@people.example',
  );
  const requested: { what: string; status: number }[] = [];
  let killing: Promise<void> | undefined;
  let isKilled = false;
  const kill = async () => {
    await site.both[0].kill();
    isKilled = true;
  };

  const read = async () => {
    const what = 'read';
    const { status } = await member.get('/api/users/currentUser');
    requested.push({ what, status });
  };
  const write = async (turn: number) => {
    const what = isKilled ? 'write after the kill' : 'write before the kill';
    const { status } = await member.post('/api/profiles/updateProfileProperty', {
      location: 'CA:BC:Revelstoke',
      changes: [{ field: 'nickname', value: `Turn ${turn}` }],
    });
    requested.push({ what, status });
  };
  const work = async (ask: (turn: number) => Promise<void>) => {
    for (let turn = 0; turn < 60; turn += 1) {
      await ask(turn);
      if (requested.length >= 60) await (killing ??= kill());
    }
  };
  await Promise.all([work(read), work(read), work(write), work(write)]);

  const statuses = (kind: string) => [
    ...new Set(requested.filter(({ what }) => what === kind).map(({ status }) => status)),
  ];
  expect(isKilled).toBe(true);
  expect(statuses('read')).toEqual([200]);
  expect(statuses('write after the kill')).toEqual([200]);
});
