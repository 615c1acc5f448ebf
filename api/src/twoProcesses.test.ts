import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Video } from '@emberite/sdk/contract/video';
import { createUpstreams } from '../../delivery/src/gateway/upstreams.ts';
import { alone } from './db/presence.ts';
import { folderStore } from './files/folder.ts';
import { loosenAbandoned, removeLoose } from './files/loose.ts';
import { startApiProcess } from './testing/apiProcess.ts';
import { createBrowser } from './testing/browser.ts';
import { newPlace } from './testing/dataDir.ts';
import { usePostgres } from './testing/databases.ts';
import { freePort } from './testing/freePort.ts';
import { halfUpload } from './testing/halfUpload.ts';
import { newMember, startTestApi } from './testing/index.ts';
import { startPostgres } from './testing/postgres.ts';
import { upload } from './testing/recording.ts';
import { startS3 } from './testing/s3.ts';
import type { TestS3 } from './testing/s3.ts';
import { signIn } from './testing/signIn.ts';
import { signInAtProvider } from './testing/signInAtProvider.ts';

/** Two processes of the API share one PostgreSQL server and members' files. */

const postgres = await startPostgres();
usePostgres(postgres);
let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  s3.stop();
  await postgres.stop();
});

/** Two processes of a new place. */
async function startBoth(more: Record<string, string> = {}) {
  const place = { ...(await newPlace()), ...more };
  const both = [await startApiProcess(place), await startApiProcess(place)] as const;
  return {
    place,
    both,
    async end() {
      for (const api of both) await api.kill();
    },
  };
}

const listed = (...folders: string[]) => {
  const folder = join(...folders);
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
};

/** Until it is released, files of uploads are written and no row is. */
async function holdProfiles({ DATABASE_URL }: Record<string, string>) {
  const client = new Client(DATABASE_URL);
  await client.connect();
  await client.query('begin; select * from profiles for update');
  return { release: () => client.end() };
}

describe('one is killed over an upload while the other takes one', () => {
  test('what was arriving goes at the next start; what still arrives stays', async () => {
    const { place, both, end } = await startBoth();
    const [first, second] = both;
    const incoming = () => listed(place.DATA_DIR ?? '', 'incoming');
    await halfUpload(first.origin, await newMember(first, 'killed@people.example'));
    await expect.poll(incoming).toHaveLength(1);
    const killed = incoming();
    const living = await halfUpload(
      second.origin,
      await newMember(second, 'living@people.example'),
    );
    await expect.poll(incoming).toHaveLength(2);
    const left = incoming().filter((name) => !killed.includes(name));

    await first.kill();
    const again = await startTestApi(place);
    expect(incoming()).toEqual(left);
    expect(await living.finish()).toBe(200);
    expect(incoming()).toEqual([]);
    await again.stop();
    await end();
  });

  test.each(['folder', 'bucket'] as const)(
    'what was being stored in a %s goes at the next start; what still is being stored stays',
    async (store) => {
      const { place, both, end } = await startBoth(store === 'bucket' ? s3.environment : {});
      const [first, second] = both;
      const stored = async () =>
        store === 'bucket'
          ? s3.keys()
          : listed(place.DATA_DIR ?? '', 'files').filter((name) => name.includes('/'));
      const picture = { create: { width: 8, height: 8, channels: 3, background: 'red' } } as const;
      const poster = new Uint8Array(await sharp(picture).png().toBuffer());
      const killed = await newMember(first, 'killed@people.example');
      const living = await newMember(second, 'living@people.example');

      const hold = await holdProfiles(place);
      const dying = upload(killed, { poster }).catch(() => null);
      await expect.poll(stored, { timeout: 5000 }).toHaveLength(2);
      const half = await stored();
      const lasting = upload(living, { poster });
      await expect.poll(stored, { timeout: 5000 }).toHaveLength(4);

      await first.kill();
      expect(await dying).toBeNull();
      const again = await startTestApi(place);
      const kept = await stored();
      expect(kept).toHaveLength(2);
      expect(kept).not.toEqual(expect.arrayContaining(half));
      await hold.release();

      const { status, body } = await lasting;
      expect(status).toBe(200);
      expect((await living.get((body as Video).videoUrl)).status).toBe(200);
      await living.post('/api/videos/delete', {
        videoId: (body as Video).id,
        location: 'CA:BC:Revelstoke',
      });
      expect(await stored()).toEqual([]);
      await again.stop();
      await end();
    },
  );
});

test('an upload whose process was taken for dead fails, and nothing of it stays', async () => {
  const api = await startTestApi();
  const member = await newMember(api, 'given-up@people.example');
  const files = () => listed(api.dataDir, 'files');
  const hold = await holdProfiles(api.environment);
  const uploading = upload(member);
  await expect.poll(files, { timeout: 5000 }).not.toEqual([]);
  // Another process that does not see this one puts things in order.
  const { db, close } = await api.database();
  await loosenAbandoned({ db, presence: alone() });
  await removeLoose({ db, files: folderStore(join(api.dataDir, 'files')) });
  await close();
  expect(files()).toEqual([]);
  await hold.release();
  expect((await uploading).status).toBe(500);
  const profile = await member.get('/api/profiles?location=CA:BC:Revelstoke');
  expect(profile.body).toMatchObject({ videos: [] });
  expect(files()).toEqual([]);
  expect((await upload(member)).status).toBe(200);
  await api.end();
});

describe('behind the gateway', () => {
  /** The site, as far as the API goes, at an address of its own. */
  async function startSite() {
    const port = await freePort();
    const siteUrl = `http://localhost:${port}`;
    const { both, end } = await startBoth({ SITE_URL: siteUrl });
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
        await end();
      },
    };
  }

  test('they share sessions, codes and sign-ins under way', async () => {
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

  test('while one is killed no reading fails, and no writing that is sent from then on', async () => {
    const site = await startSite();
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
    await site.close();
  });
});
