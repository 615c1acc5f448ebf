import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { createUpstreams } from '../../delivery/src/gateway/upstreams.ts';
import { startApiProcess } from './testing/apiProcess.ts';
import { createBrowser } from './testing/browser.ts';
import { newPlace } from './testing/dataDir.ts';
import { usePostgres } from './testing/databases.ts';
import { freePort } from './testing/freePort.ts';
import { newMember } from './testing/newMember.ts';
import { startPostgres } from './testing/postgres.ts';
import { signIn } from './testing/signIn.ts';
import { signInAtProvider } from './testing/signInAtProvider.ts';

/**
 * Everything that is tested through the running server is tested again here, on a PostgreSQL server
 * in place of the embedded database.
 */
const files = globSync('**/*.test.ts', { cwd: import.meta.dirname })
  .filter((file) => file !== 'postgres.test.ts')
  .filter((file) => /startTestApi\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')))
  .toSorted();

const postgres = await startPostgres();
usePostgres(postgres);
afterAll(() => postgres.stop());

for (const file of files) {
  describe(`on PostgreSQL: ${file}`, async () => {
    await import(join(import.meta.dirname, file));
  });
}

describe('two processes behind the gateway', () => {
  /** The site, as far as the API goes, at an address of its own. */
  async function startSite() {
    const port = await freePort();
    const siteUrl = `http://localhost:${port}`;
    const place = { ...(await newPlace()), SITE_URL: siteUrl };
    const both = [await startApiProcess(place), await startApiProcess(place)] as const;
    const urls = both.map((api) => api.origin);
    const upstreams = createUpstreams(urls, () => {});
    const server = createServer((request, answer) => void upstreams.forward(request, answer));
    await new Promise<void>((done) => server.listen(port, 'localhost', done));
    return {
      both,
      browser: () => createBrowser(siteUrl),
      async close() {
        server.closeAllConnections();
        server.close();
        for (const api of both) await api.kill();
      },
    };
  }

  test('share sessions, codes and sign-ins under way', async () => {
    const site = await startSite();
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
    await site.close();
  });

  test('no reading fails while one of them is killed', async () => {
    const site = await startSite();
    const member = await newMember(
      { signedIn: (address) => signIn(site.browser(), address) },
      'steady@people.example',
    );
    const statuses: number[] = [];
    const ask = async () => {
      for (let asked = 0; asked < 60; asked += 1) {
        statuses.push((await member.get('/api/users/currentUser')).status);
        if (statuses.length === 40) await site.both[0].kill();
      }
    };
    await Promise.all([ask(), ask(), ask(), ask()]);
    expect(statuses).toHaveLength(240);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await site.close();
  });
});
