import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { smallestGroup } from '@emberite/content/registration';
import type { Group } from '@emberite/contract/registration';
import type { Database } from '../db/database.ts';
import { profiles, registrations } from '../db/schema.ts';

/**
 * The group sizes, including the member, that a member may be told. Fewer people and numbers in
 * between are not reported, so that a member who tries other answers learns nothing about anybody.
 */
const told = [smallestGroup, 4];

const mine = alias(registrations, 'mine');
const home = alias(profiles, 'home');
const theirs = alias(registrations, 'theirs');
const neighbours = alias(profiles, 'neighbours');

/**
 * Returns how close a group for a member's night out is: members of the same place who are free at
 * one of the member's times and chose one of the same activities or experiences. Null if that is
 * too few to report.
 */
export async function loadGroup(userId: string, db: Database): Promise<Group | null> {
  const count = sql<number>`count(*)::int`;
  const [closest] = await db
    .select({ count })
    .from(mine)
    .innerJoin(home, eq(home.userId, mine.userId))
    .innerJoin(theirs, and(eq(theirs.kind, mine.kind), ne(theirs.userId, mine.userId)))
    .innerJoin(
      neighbours,
      and(eq(neighbours.userId, theirs.userId), eq(neighbours.location, home.location)),
    )
    .crossJoin(sql`unnest(${theirs.availability}) as time`)
    .crossJoin(sql`unnest(${theirs.activities} || ${theirs.experiences}) as wish`)
    .where(
      and(
        eq(mine.userId, userId),
        eq(mine.kind, 'night-out'),
        sql`time = any(${mine.availability})`,
        sql`wish = any(${mine.activities} || ${mine.experiences})`,
      ),
    )
    .groupBy(sql`time, wish`)
    .orderBy(desc(count))
    .limit(1);
  const people = 1 + (closest?.count ?? 0);
  const atLeast = told.find((number) => number <= people);
  return atLeast ? { atLeast, needed: smallestGroup } : null;
}
