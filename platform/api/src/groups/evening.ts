import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Evening, GroupStatus } from '@emberite/contract/groupFields';
import { after, hour } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { groups, seats } from '../db/schema.ts';
import { daysBefore, localOf, timeZoneOf } from './times.ts';
import { eveningName } from './words.ts';

export type Group = typeof groups.$inferSelect;
type Seat = typeof seats.$inferSelect;

/** A group, and the seat of one who was asked for it. */
export interface Seated {
  group: Group;
  seat: Seat;
}

/** Finds seats with their groups. Say which, and in which order. */
export const selectSeated = (db: Database) =>
  db
    .select({ group: groups, seat: seats })
    .from(seats)
    .innerJoin(groups, eq(groups.id, seats.groupId));

/** A seat of a group that takes place or may still take place. */
export const isActive = inArray(seats.state, ['asked', 'coming']);

/**
 * Which seats are of people who come to an evening that takes place: those who have said so, and those who are asked
 * again when nobody is replaced any more.
 */
export const takesPart = and(
  or(
    eq(seats.state, 'coming'),
    and(eq(seats.state, 'asked'), gte(seats.answerBy, groups.startsAt)),
  ),
  isNotNull(groups.standsAt),
  isNull(groups.calledOffAt),
);

/** Which seats are places of a group. */
export const hasPlaceIn = ({ id }: Pick<Group, 'id'>) => and(eq(seats.groupId, id), isActive);

/** Whether a group is still to come. */
export const isAhead = (now: Date) => and(isNull(groups.calledOffAt), gt(groups.startsAt, now));

/** The order of evenings: the next one first, then those that have begun, the last one first. */
export const nextFirst = (now: Date) => [
  lte(groups.startsAt, now),
  sql`abs(extract(epoch from ${groups.startsAt} - ${now}))`,
  asc(groups.id),
];

/** Where a group stands at a time. */
export function statusOf({ calledOffAt, startsAt, standsAt }: Group, now: Date): GroupStatus {
  if (calledOffAt) return 'called-off';
  if (startsAt <= now) return 'over';
  return standsAt ? 'standing' : 'inviting';
}

/** When it is decided whether an evening takes place: two days before. Until then, people may still decline. */
export const settlesAt = ({ startsAt, place }: Pick<Group, 'startsAt' | 'place'>): Date =>
  daysBefore(startsAt, 2, timeZoneOf(place));

/** How long somebody has to answer at least, or they are not asked, in milliseconds. */
export const shortest = 12 * hour;

/** Whether a group that stands stays so: nobody who is asked now could answer before it is settled. */
export const isKept = (group: Group, now: Date): boolean =>
  group.standsAt !== null && after(now, shortest) > settlesAt(group);

/** What is said of an evening to members and staff alike. */
export function factsOf(group: Group) {
  const { startsAt, place, meetingName, meetingAddress, host, word } = group;
  const timeZone = timeZoneOf(place);
  return {
    startsAt: startsAt.toISOString(),
    timeZone,
    ...localOf(startsAt, timeZone),
    meetingPlace: { name: meetingName, address: meetingAddress },
    host,
    word,
  };
}

/** What a member sees of an evening. */
export const toEvening = ({ group, seat }: Seated, now: Date): Evening => ({
  id: group.id,
  experience: group.experience,
  name: eveningName(group.experience),
  status: statusOf(group, now),
  state: seat.state,
  ...factsOf(group),
  mapUrl: `https://www.openstreetmap.org/search?query=${encodeURIComponent(group.meetingAddress)}`,
  answerBy: seat.answerBy.toISOString(),
  changeUntil: settlesAt(group).toISOString(),
});
