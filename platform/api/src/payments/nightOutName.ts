import { registrationName } from '@emberite/content/experiences';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { registrations } from '../db/schema.ts';

/** Returns what a member's registration for a night out is called in a sentence; null without one. */
export async function nightOutName(userId: string, db: Database): Promise<string | null> {
  const [row] = await db
    .select({ kind: registrations.kind, experiences: registrations.experiences })
    .from(registrations)
    .where(and(eq(registrations.userId, userId), eq(registrations.kind, 'night-out')));
  return row ? registrationName(row) : null;
}
