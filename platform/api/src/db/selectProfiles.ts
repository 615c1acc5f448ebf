import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { interests, profiles } from './schema.ts';

/** Finds profiles, each with the place that its member typed, if they did. Say which. */
export const selectProfiles = (db: Database) =>
  db.select().from(profiles).leftJoin(interests, eq(interests.userId, profiles.userId));
