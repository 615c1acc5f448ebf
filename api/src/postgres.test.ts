import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { usePostgres } from './testing/databases.ts';
import { startPostgres } from './testing/postgres.ts';

/**
 * Everything that is tested through the running server is tested again here, on a PostgreSQL server
 * in place of the embedded database; but for what brings a PostgreSQL server of its own.
 */
const files = globSync('**/*.test.ts', { cwd: import.meta.dirname })
  .filter((file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8');
    return source.includes('startTestApi(') && !source.includes('startPostgres(');
  })
  .toSorted();

const postgres = await startPostgres();
usePostgres(postgres);
afterAll(() => postgres.stop());

for (const file of files) {
  describe(`on PostgreSQL: ${file}`, async () => {
    await import(join(import.meta.dirname, file));
  });
}
