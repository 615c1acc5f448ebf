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
import { createUpstreams } from './upstreams.ts';
import type { Upstreams } from './upstreams.ts';

/** Two processes of the API on one PostgreSQL server, behind the gateway. */

const postgres = await startPostgres();
usePostgres(postgres);
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
  await postgres.stop();
});

/** The site, as far as the API goes, at an address of its own. */
async function startSite() {
  let upstreams: Upstreams | undefined;
  const server = createServer((request, answer) => void upstreams?.forward(request, answer));
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const siteUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { both, end } = await startApiPair({ SITE_URL: siteUrl });
  const urls = both.map((api) => api.origin);
  upstreams = createUpstreams(urls, () => {});
  return {
    both,
    browser: () => createBrowser(siteUrl),
    async close() {
      server.closeAllConnections();
      server.close();
      await end();
    },
  };
}

test('they share sessions, codes and sign-ins under way', async () => {
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

test('while one is killed no reading fails, and no writing that is sent from then on', async () => {
  const member = await newMember(
    { signedIn: (address) => signIn(site.browser(), address) },
    'steady@people.example',
  );
  const asked: { what: string; status: number }[] = [];
  let killing: Promise<void> | undefined;
  let isKilled = false;
  const kill = async () => {
    await site.both[0].kill();
    isKilled = true;
  };

  const read = async () => {
    const what = 'reading';
    const { status } = await member.get('/api/users/currentUser');
    asked.push({ what, status });
  };
  const write = async (turn: number) => {
    const what = isKilled ? 'writing afterwards' : 'writing before';
    const { status } = await member.post('/api/profiles/updateProfileProperty', {
      location: 'CA:BC:Revelstoke',
      changes: [{ field: 'nickname', value: `Turn ${turn}` }],
    });
    asked.push({ what, status });
  };
  const work = async (ask: (turn: number) => Promise<void>) => {
    for (let turn = 0; turn < 60; turn += 1) {
      await ask(turn);
      if (asked.length >= 60) await (killing ??= kill());
    }
  };
  await Promise.all([work(read), work(read), work(write), work(write)]);

  const statuses = (kind: string) => [
    ...new Set(asked.filter(({ what }) => what === kind).map(({ status }) => status)),
  ];
  expect(isKilled).toBe(true);
  expect(statuses('reading')).toEqual([200]);
  expect(statuses('writing afterwards')).toEqual([200]);
});
