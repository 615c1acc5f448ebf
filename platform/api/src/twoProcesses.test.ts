import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderObjects } from '@emberite/objects';
import { startS3 } from '@emberite/objects/testing';
import type { TestS3 } from '@emberite/objects/testing';
import type { Video } from '@emberite/contract/video';
import { soleProcess } from './db/liveness.ts';
import { orphanAbandoned, deleteOrphanedFiles } from './files/orphanedFiles.ts';
import { startApiPair } from './testing/apiProcess.ts';
import { usePostgres } from './testing/databases.ts';
import type { TestPostgres } from './testing/databases.ts';
import { halfUpload } from '../testing/halfUpload.ts';
import { newMember, startTestApi } from './testing/index.ts';
import { picture } from '../testing/picture.ts';
import { startPostgres } from '../testing/postgres.ts';
import { upload } from './testing/recording.ts';
import { isFull } from '../../../tools/sample.ts';

/** Two API processes share one PostgreSQL server and the members' files. */

let postgres: TestPostgres;
let s3: TestS3;

const listed = (...folders: string[]) => {
  const folder = join(...folders);
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
};

/** Lets uploads write their files but not their rows, until it is released. */
async function holdProfiles({ DATABASE_URL }: Record<string, string>) {
  const client = new Client(DATABASE_URL);
  await client.connect();
  await client.query('begin; select * from profiles for update');
  return { release: () => client.end() };
}

describe.runIf(isFull)('two processes', () => {
  beforeAll(async () => {
    postgres = await startPostgres();
    usePostgres(postgres);
    s3 = await startS3();
  });
  afterAll(async () => {
    usePostgres(undefined);
    s3.stop();
    await postgres.stop();
  });

  describe('one is killed during an upload while the other receives one', () => {
    test('the next start deletes what the killed one was receiving, and keeps the other', async () => {
      const { place, both, end } = await startApiPair();
      const [first, second] = both;
      const incoming = () => listed(place.DATA_DIR, 'incoming');
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
      'the next start deletes what the killed one was storing in a %s, and keeps the other',
      async (store) => {
        const { place, both, end } = await startApiPair(store === 'bucket' ? s3.environment : {});
        const [first, second] = both;
        const stored = async () =>
          store === 'bucket'
            ? s3.keys()
            : listed(place.DATA_DIR, 'files').filter((name) => name.includes('/'));
        const poster = await picture();
        const killed = await newMember(first, 'killed@people.example');
        const living = await newMember(second, 'living@people.example');

        const hold = await holdProfiles(place);
        const dying = upload(killed, { poster }).catch(() => null);
        await expect.poll(stored).toHaveLength(2);
        const half = await stored();
        const lasting = upload(living, { poster });
        await expect.poll(stored).toHaveLength(4);

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

  test('an upload whose process was declared dead fails and leaves nothing', async () => {
    const api = await startTestApi();
    const member = await newMember(api, 'given-up@people.example');
    const files = () => listed(api.dataDir, 'files');
    const hold = await holdProfiles(api.environment);
    const uploading = upload(member);
    await expect.poll(files).not.toEqual([]);
    // A process that cannot see this one cleans up.
    const { db, close } = await api.database();
    await orphanAbandoned({ db, liveness: soleProcess() });
    await deleteOrphanedFiles({ db, files: folderObjects(join(api.dataDir, 'files')) });
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
});
