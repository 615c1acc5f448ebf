import type { Database } from '../src/db/database.ts';
import { startTestApi } from '../src/testing/testApi.ts';
import type { TestApi } from '../src/testing/testApi.ts';

/** Starts an API that has stopped again at that time, when it cleans up, and stops it. Reads what is left. */
export async function readAt<Left>(
  api: TestApi,
  time: Date,
  read: (db: Database) => PromiseLike<Left>,
): Promise<Left> {
  await (await startTestApi(api.environment, { clock: () => time })).stop();
  return api.query(read);
}
