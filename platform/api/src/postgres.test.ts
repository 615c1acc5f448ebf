import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { usePostgres } from './testing/databases.ts';
import { startPostgres } from '../testing/postgres.ts';
import { isFull } from '../../../tools/sample.ts';

/**
 * Part of every run: they change the same rows at once, which only a PostgreSQL server really does.
 */
const representative = ['profiles/profileCreate.test.ts', 'users/userUpdate.test.ts'];

/**
 * Repeats the tests of the running server on a PostgreSQL server instead of the embedded database.
 * The full run repeats all except those that start a PostgreSQL server themselves.
 */
const files = globSync('**/*.test.ts', { cwd: import.meta.dirname })
  .filter((file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8');
    return /(start|use)TestApi\(/.test(source) && !/start\w*Postgres\(/.test(source);
  })
  .filter((file) => isFull || representative.includes(file))
  .toSorted();

const postgres = await startPostgres();
beforeAll(() => usePostgres(postgres));
afterAll(async () => {
  usePostgres(undefined);
  await postgres.stop();
});

for (const file of files) {
  describe(`on PostgreSQL: ${file}`, async () => {
    // The query makes it a separate module: this worker may already have run the file itself.
    await import(`${join(import.meta.dirname, file)}?on=postgres`);
  });
}
