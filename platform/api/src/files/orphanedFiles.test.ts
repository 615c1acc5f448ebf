import { join } from 'node:path';
import { folderObjects } from '@emberite/objects';
import { expect, test } from 'vitest';
import { newPlace } from '../testing/dataDir.ts';
import { openDatabase } from '../db/open.ts';
import { orphanedFiles } from '../db/schema.ts';
import { isFull } from '../../../../tools/sample.ts';
import {
  adopt,
  deleteOrphanedFiles,
  deleteOrphanedSoon,
  orphanAbandoned,
  writeTracked,
} from './orphanedFiles.ts';

test('only orphaned files that a live process is writing are kept', async () => {
  const place = await newPlace();
  const databaseUrl = place.DATABASE_URL;
  const { db, liveness, close } = await openDatabase({ databaseUrl }, place.DATA_DIR, () => {});
  const noted = async () => {
    const rows = await db.select().from(orphanedFiles).orderBy(orphanedFiles.key);
    return rows.map(({ key, writer }) => [key, writer]);
  };
  const { self } = liveness;
  await db.insert(orphanedFiles).values({ key: 'a-failed', writer: self });
  await db.insert(orphanedFiles).values({ key: 'b-of-the-dead', writer: self === 1 ? 2 : 1 });

  await writeTracked(['c-under-way'], { db, liveness }, async () => {
    await orphanAbandoned({ db, liveness });
    expect(await noted()).toEqual([
      ['a-failed', null],
      ['b-of-the-dead', null],
      ['c-under-way', self],
    ]);
    await adopt(['c-under-way'], db, { liveness });
  });
  const failing = writeTracked(['d-fails', 'e-given-up'], { db, liveness }, () =>
    adopt(['d-fails', 'another'], db, { liveness }),
  );
  await expect(failing).rejects.toThrow('Another process is deleting these files.');
  expect(await noted()).toEqual([
    ['a-failed', null],
    ['b-of-the-dead', null],
    ['d-fails', null],
    ['e-given-up', null],
  ]);
  await close();
});

test('one file that cannot be deleted does not block the others', async () => {
  const place = await newPlace();
  const databaseUrl = place.DATABASE_URL;
  const { db, close } = await openDatabase({ databaseUrl }, place.DATA_DIR, () => {});
  const keys = ['a-stays', 'b-goes'];
  await db.insert(orphanedFiles).values(keys.map((key) => ({ key, writer: null })));
  const files = {
    ...folderObjects(join(place.DATA_DIR, 'files')),
    delete: (key: string) =>
      key === 'a-stays' ? Promise.reject(new Error('The file is in use.')) : Promise.resolve(),
  };
  await expect(deleteOrphanedFiles({ db, files })).rejects.toThrow('The file is in use.');
  expect(await db.select().from(orphanedFiles)).toEqual([{ key: 'a-stays', writer: null }]);
  await close();
});

test.runIf(isFull)('nobody waits for a storage that hangs', async () => {
  const place = await newPlace();
  const databaseUrl = place.DATABASE_URL;
  const { db, close } = await openDatabase({ databaseUrl }, place.DATA_DIR, () => {});
  await db.insert(orphanedFiles).values({ key: 'a-stays', writer: null });
  const files = {
    ...folderObjects(join(place.DATA_DIR, 'files')),
    delete: () => new Promise<void>(() => {}),
  };
  await deleteOrphanedSoon({ db, files, log() {} });
  expect(await db.select().from(orphanedFiles)).toEqual([{ key: 'a-stays', writer: null }]);
  await close();
});
