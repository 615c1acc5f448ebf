import { afterAll, beforeAll } from 'vitest';
import { startTestApi } from '../src/testing/testApi.ts';
import type { TestApi } from '../src/testing/testApi.ts';

/**
 * Gives the tests of a file an API, which is there from their first hook on. They must not start it while they
 * are imported: `postgres.test.ts` imports many files before it runs one.
 */
export function useTestApi(...settings: Parameters<typeof startTestApi>): TestApi {
  const api = {} as TestApi;
  beforeAll(async () => void Object.assign(api, await startTestApi(...settings)));
  afterAll(() => api.end?.());
  return api;
}
