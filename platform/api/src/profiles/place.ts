import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { defaultLocation, otherLocation, placeOf } from '@emberite/content/locations';
import type { MemberPlace } from '@emberite/contract/registration';
import type { Database } from '../db/database.ts';
import { interests, profiles, waitlist } from '../db/schema.ts';
import { selectProfiles } from '../db/selectProfiles.ts';

/** Whether groups form in a profile's location. */
export const isOpen = (location: string): boolean => location === defaultLocation;

const normal = (text: string | AnyPgColumn) => sql`lower(trim(${text}))`;

/** Returns where a member lives, and how many wait there; null without a profile. */
export async function loadPlace(userId: string, db: Database): Promise<MemberPlace | null> {
  const [row] = await selectProfiles(db).where(eq(profiles.userId, userId));
  if (!row) return null;
  const { location } = row.profiles;
  const label = placeOf(row.interests, location);
  if (isOpen(location)) return { label, isOpen: true, waiting: 0 };
  const isHere =
    location === otherLocation
      ? eq(normal(interests.place), normal(label))
      : eq(profiles.location, location);
  const members = db
    .select({ email: profiles.userId })
    .from(profiles)
    .leftJoin(interests, eq(interests.userId, profiles.userId))
    .where(isHere);
  const waitsHere = and(
    eq(waitlist.role, 'guest'),
    isNotNull(waitlist.confirmedAt),
    eq(normal(waitlist.place), normal(label)),
  );
  const guests = db.select({ email: waitlist.email }).from(waitlist).where(waitsHere);
  // A member may be on the list, too.
  const waiting = await db.$count(union(members, guests).as('waiting'));
  return { label, isOpen: false, waiting };
}
