import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { usePostgres } from './testing/databases.ts';
import { startPostgres } from './testing/postgres.ts';

/** In every run; they change the same rows at once, which only a PostgreSQL server really does. */
const representative = [
  'auth/session.test.ts',
  'profiles/profileCreate.test.ts',
  'users/userUpdate.test.ts',
];

/**
 * What is tested through the running server is tested again here, on a PostgreSQL server in place of
 * the embedded database; in the full run all of it, but for what brings a PostgreSQL server of its own.
 */
const files = globSync('**/*.test.ts', { cwd: import.meta.dirname })
  .filter((file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8');
    return source.includes('startTestApi(') && !source.includes('startPostgres(');
  })
  .filter((file) => process.env.EMBER_FULL || representative.includes(file))
  .toSorted();

const postgres = await startPostgres();
usePostgres(postgres);
afterAll(async () => {
  usePostgres(undefined);
  await postgres.stop();
});

for (const file of files) {
  describe(`on PostgreSQL: ${file}`, async () => {
    // A module of its own: in this worker the file itself may have run before.
    await import(`${join(import.meta.dirname, file)}?on=postgres`);
  });
}
