import { desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { groups, seats } from '../db/schema.ts';
import type { Group, Seat } from './evening.ts';

/** Returns the evenings that a member was asked for, the last one first. */
export const loadEvenings = (
  userId: string,
  db: Database,
): Promise<{ group: Group; seat: Seat }[]> =>
  db
    .select({ group: groups, seat: seats })
    .from(seats)
    .innerJoin(groups, eq(groups.id, seats.groupId))
    .where(eq(seats.userId, userId))
    .orderBy(desc(groups.startsAt), desc(groups.id));
