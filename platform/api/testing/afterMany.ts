import { like } from 'drizzle-orm';
import { expect } from 'vitest';
import { limits } from '../src/db/schema.ts';
import { startTestApi } from '../src/testing/testApi.ts';
import type { TestApi } from '../src/testing/testApi.ts';

/** Starts the API again as if `uses` had been counted for each limit named `name`. One must have been. */
export async function afterMany(api: TestApi, name: string, uses: number): Promise<TestApi> {
  await api.stop();
  const { db, close } = await api.database();
  const counted = await db
    .update(limits)
    .set({ count: uses })
    .where(like(limits.key, `${name}:%`))
    .returning();
  expect(counted).not.toEqual([]);
  await close();
  return startTestApi(api.environment);
}
