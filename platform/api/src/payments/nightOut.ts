import { registrationName } from '@emberite/content/experiences';
import { and, eq } from 'drizzle-orm';
import type { Column } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { registrations } from '../db/schema.ts';

/** A member's registration for a night out, and what it is called in a sentence. */
export interface NightOut {
  id: string;
  name: string;
}

/** Which registration is a member's for a night out. */
export const isNightOutOf = (userId: string | Column) =>
  and(eq(registrations.userId, userId), eq(registrations.kind, 'night-out'));

/** Returns a member's registration for a night out; null without one. */
export async function nightOutOf(userId: string, db: Database): Promise<NightOut | null> {
  const [row] = await db.select().from(registrations).where(isNightOutOf(userId));
  return row ? { id: row.id, name: registrationName(row) } : null;
}
