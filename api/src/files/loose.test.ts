import { expect, test } from 'vitest';
import { newPlace } from '../testing/dataDir.ts';
import { openDatabase } from '../db/open.ts';
import { looseFiles } from '../db/schema.ts';
import { loosenAbandoned, settle, whileLoose } from './loose.ts';

test('of what is noted, only what somebody is writing is left alone', async () => {
  const place = await newPlace();
  const databaseUrl = place.DATABASE_URL;
  const { db, presence, close } = await openDatabase({ databaseUrl }, place.DATA_DIR, () => {});
  const noted = async () => {
    const rows = await db.select().from(looseFiles).orderBy(looseFiles.key);
    return rows.map(({ key, writer }) => [key, writer]);
  };
  const { self } = presence;
  await db.insert(looseFiles).values({ key: 'a-failed', writer: self });
  await db.insert(looseFiles).values({ key: 'b-of-the-dead', writer: self === 1 ? 2 : 1 });

  await whileLoose(['c-under-way'], { db, presence }, async () => {
    await loosenAbandoned({ db, presence });
    expect(await noted()).toEqual([
      ['a-failed', null],
      ['b-of-the-dead', null],
      ['c-under-way', self],
    ]);
    await settle(['c-under-way'], db, { presence });
  });
  const failing = whileLoose(['d-fails', 'e-given-up'], { db, presence }, () =>
    settle(['d-fails', 'another'], db, { presence }),
  );
  await expect(failing).rejects.toThrow('The files were given up meanwhile.');
  expect(await noted()).toEqual([
    ['a-failed', null],
    ['b-of-the-dead', null],
    ['d-fails', null],
    ['e-given-up', null],
  ]);
  await close();
});
