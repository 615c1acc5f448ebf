import { rmSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newEmbeddedPlace } from '../testing/dataDir.ts';
import { openEmbedded } from './embedded.ts';
import { limits } from './schema.ts';
import { isFull } from '../../../../tools/sample.ts';

const { DATA_DIR: folder } = await newEmbeddedPlace();
const opened = await openEmbedded(folder);
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

test.runIf(isFull)('the space of deleted rows is reused', async () => {
  const { db, tidy } = opened;
  const row = { count: 1, expiresAt: new Date() };
  const sizes: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const keys = Array.from({ length: 2_000 }, (_, index) => ({
      ...row,
      key: `${round} ${index}`,
    }));
    await db.insert(limits).values(keys);
    await db.delete(limits);
    await tidy();
    const query = sql`select pg_total_relation_size('limits')::int as size`;
    const { rows } = (await db.execute(query)) as unknown as { rows: { size: number }[] };
    sizes.push(rows[0]!.size);
  }
  expect(sizes.at(-1)).toBeLessThan(2 * sizes[0]!);
});

test.runIf(isFull)('the files of changes are reused', async () => {
  const { db, tidy } = opened;
  const counts: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    await db.execute(
      sql`insert into limits (key, count, expires_at) select repeat('x', 400) || n, 1, now() from generate_series(1, 60000) n`,
    );
    await db.delete(limits);
    await tidy();
    const { rows } = (await db.execute(
      sql`select count(*)::int as count from pg_ls_waldir()`,
    )) as unknown as { rows: { count: number }[] };
    counts.push(rows[0]!.count);
  }
  expect(counts.at(-1)).toBeLessThanOrEqual(counts[1]!);
});

test('other requests are read between two queries, however many wait', async () => {
  let responded = 0;
  const queries = Array.from({ length: 50 }, async () => {
    await opened.db.execute(sql`select 1`);
    responded += 1;
  });
  await setImmediate();
  expect(responded).toBeLessThan(50);
  await Promise.all(queries);
});
