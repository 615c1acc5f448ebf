import { sql } from 'drizzle-orm';
import { openEmbedded } from '../db/embedded.ts';
import { sessions } from '../db/schema.ts';

/** Moves every sign-in into the past, by minutes, in the data of an API that does not run. */
export async function ageSignIns(dataDir: string, minutes: number): Promise<void> {
  const { db, close } = await openEmbedded(dataDir);
  await db
    .update(sessions)
    .set({ createdAt: sql`${sessions.createdAt} - make_interval(mins => ${minutes})` });
  await close();
}
