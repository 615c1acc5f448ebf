import { like } from 'drizzle-orm';
import { expect } from 'vitest';
import { limits } from '../src/db/schema.ts';
import { startTestApi } from '../src/testing/testApi.ts';
import type { TestApi } from '../src/testing/testApi.ts';

/** Starts the API again as if `uses` had been counted for each limit named `name`. One must have been. */
export async function afterMany(api: TestApi, name: string, uses: number): Promise<TestApi> {
  await api.stop();
  const isNamed = like(limits.key, `${name}:%`);
  const counted = await api.query((db) =>
    db.update(limits).set({ count: uses }).where(isNamed).returning(),
  );
  expect(counted).not.toEqual([]);
  return startTestApi(api.environment);
}
