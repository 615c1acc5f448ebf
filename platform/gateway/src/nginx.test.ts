import { createServer } from 'node:http';
import {
  createBrowser,
  newMember,
  signIn,
  signInAtProvider,
  startApiPair,
  upload,
  usePostgres,
} from '@emberite/api/testing';
import { startPostgres } from '@emberite/api/testing/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../tools/freePort.ts';
import { listen, send } from '@emberite/site/testing/http';
import { hasNginx, startNginx } from '@emberite/site/testing/nginx';
import { noPages } from '@emberite/site/testing/gateway';
import { createSiteServer } from './gateway.ts';
import { isFull } from '../../../tools/sample.ts';

/**
 * The example of docs/operate.md in a real nginx: two gateways and a registry behind it, and behind
 * the gateways two processes of the API on one PostgreSQL server.
 */

/** All programs have this address; clients use other addresses of this machine. */
const here = '127.0.0.1';

async function startSite() {
  const [port, apiPort] = [await freePort(), await freePort()];
  const siteUrl = `http://localhost:${port}`;
  const { both, end } = await startApiPair({ SITE_URL: siteUrl, TRUST_PROXY: here });
  const gateways = [1, 2].map(() =>
    createSiteServer(noPages, {
      siteUrl,
      apiUrl: `http://${here}:${apiPort}`,
      trustedProxies: [here],
      production: false,
      log: () => {},
    }),
  );
  const [first, second] = await Promise.all(gateways.map(({ server }) => listen(server)));
  const registry = createServer((_, response) => void response.end('registry'));
  const nginx = await startNginx({
    '443 ssl http2': `${here}:${port}`,
    [`${here}:4001`]: `${here}:${first}`,
    [`${here}:4002`]: `${here}:${second}`,
    [`${here}:4003`]: `${here}:${await listen(registry)}`,
    [`${here}:4100`]: `${here}:${apiPort}`,
    [`${here}:4101`]: both[0].origin.replace('http://', ''),
    [`${here}:4102`]: both[1].origin.replace('http://', ''),
  });
  return {
    port,
    browser: () => createBrowser(siteUrl),
    async killApi() {
      await both[0].kill();
    },
    killGateway() {
      gateways[0]?.server.close();
      gateways[0]?.server.closeAllConnections();
    },
    async close() {
      await nginx.stop();
      registry.close();
      for (const gateway of gateways) await gateway.close();
      await end();
    },
  };
}

describe.runIf(isFull && hasNginx())('behind nginx', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    postgres = await startPostgres();
    usePostgres(postgres);
    site = await startSite();
  });
  afterAll(async () => {
    await site.close();
    usePostgres(undefined);
    await postgres.stop();
  });

  it('two APIs share sessions, codes and unfinished sign-ins', async () => {
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

  it('limits count the address of the client, whatever it claims', async () => {
    const guess = async (localAddress: string, claimed: string) => {
      const headers = { 'X-Forwarded-For': claimed };
      const path = '/api/invites?inviteCode=NO-CODE';
      return (await send(site.port, path, { headers, localAddress })).status;
    };
    for (let turn = 0; turn < 100; turn += 1) {
      expect(await guess('127.0.0.2', `198.51.100.${turn}`)).toBe(200);
    }
    expect(await guess('127.0.0.2', '198.51.100.200')).toBe(429);
    expect(await guess('127.0.0.3', '127.0.0.2')).toBe(200);
  });

  it('an upload arrives, and a refusal is returned while the client is still sending', async () => {
    const member = await newMember(members, 'video@people.example');
    expect((await upload(member)).status).toBe(200);
    const video = new Uint8Array(5_000_000);
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await upload(member, { video })).toMatchObject({
        status: 415,
        body: { code: 'wrong-video-type' },
      });
    }
  });

  it('the registry has its own server', async () => {
    expect(String((await send(site.port, '/registry/releases')).body)).toBe('registry');
  });

  const members = { signedIn: (address: string) => signIn(site.browser(), address) };

  it('when an API and a gateway are killed, no read fails, and no write sent after that', async () => {
    const member = await newMember(members, 'steady@people.example');
    const requested: { what: string; status: number }[] = [];
    let killing: Promise<void> | undefined;
    let isKilled = false;
    const kill = async () => {
      site.killGateway();
      await site.killApi();
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
});
