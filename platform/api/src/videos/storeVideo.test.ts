import { randomUUID } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderObjects } from '@emberite/objects';
import type { Video } from '@emberite/contract/video';
import type { Database } from '../db/database.ts';
import { orphanedFiles, sessions, videos } from '../db/schema.ts';
import { newMember, startTestApi } from '../testing/index.ts';
import { upload } from '../testing/recording.ts';
import { storeVideo } from './storeVideo.ts';
import { isFull } from '../../../../tools/sample.ts';

/** A database that commits a transaction and then loses the connection. */
function losingResponses(db: Database): Database {
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name, target) as unknown;
      return async (work: Parameters<Database['transaction']>[0]) => {
        await target.transaction(work);
        throw new Error('The connection was lost.');
      };
    },
  });
}

test.runIf(isFull)(
  'an upload that is sent again touches nothing of the video that it has become',
  async () => {
    const api = await startTestApi();
    const userId = 'again@videos.example';
    const first = (await upload(await newMember(api, userId))).body as Video;
    await api.stop();
    const { db, liveness, close } = await api.database();
    const [row] = await db.select().from(videos);
    vi.spyOn(db, 'insert').mockImplementation(() => {
      throw new Error('The connection was lost.');
    });
    const services = { db, liveness, files: folderObjects(api.dataDir), log: () => {} };
    const again = await storeVideo(row!, { video: 'none', poster: 'none' }, 'none', services);
    expect(again).toEqual(first);
    await close();
    await api.end();
  },
);

test.runIf(isFull)(
  'a video whose row was stored keeps its files, even if the reply was lost',
  async () => {
    const api = await startTestApi();
    const userId = 'unheard@videos.example';
    const first = (await upload(await newMember(api, userId))).body as Video;
    await api.stop();

    const { db, liveness, close } = await api.database();
    const folder = join(api.dataDir, 'files');
    const paths = { video: join(api.dataDir, 'v'), poster: join(api.dataDir, 'p') };
    for (const path of Object.values(paths)) writeFileSync(path, 'new');
    const { promptId, promptType } = first;
    const about = { userId, promptId, promptType, contentType: 'video/mp4', createdAt: new Date() };
    const row = { id: randomUUID(), hasPoster: true, ...about };
    const services = {
      db: losingResponses(db),
      liveness,
      files: folderObjects(folder),
      log: () => {},
    };
    const [session] = await db.select().from(sessions);
    const storing = storeVideo(row, paths, session?.id ?? '', services);
    await expect(storing).rejects.toThrow('The connection was lost.');
    expect(readdirSync(folder)).toEqual([row.id]);
    expect(readdirSync(join(folder, row.id)).toSorted()).toEqual(['poster', 'video']);
    expect(await db.select().from(orphanedFiles)).toEqual([]);
    await close();
    await api.end();
  },
);
