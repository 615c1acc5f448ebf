import { and, arrayContains, asc, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { groups, profiles, registrations, seats } from '../db/schema.ts';
import type { Candidate } from './rules.ts';

/** A seat of a group that takes place or may still take place. */
export const isActive = inArray(seats.state, ['asked', 'coming']);

/** A registration of a member, and where they stand. */
export interface Registered {
  registration: typeof registrations.$inferSelect;
  profile: typeof profiles.$inferSelect;
  /** When they registered, or when their last group met. */
  waitingSince: Date;
  /** The place that they have in a group whose evening has not begun. */
  seat: { groupId: string; state: 'asked' | 'coming' } | null;
}

/** Which registrations are for an experience. */
const isFor = (experience: string) =>
  experience === 'poetry-night'
    ? eq(registrations.kind, 'poetry-night')
    : and(
        eq(registrations.kind, 'night-out'),
        or(
          arrayContains(registrations.experiences, [experience]),
          arrayContains(registrations.activities, [experience]),
        ),
      );

/** Lists registrations of members, for an experience and of a place if given; who waits longest is first. */
export async function loadRegistered(
  { experience, place }: { experience?: string; place?: string },
  now: Date,
  db: Database,
): Promise<Registered[]> {
  const rows = await db
    .select({ registration: registrations, profile: profiles })
    .from(registrations)
    .innerJoin(profiles, eq(profiles.userId, registrations.userId))
    .where(
      and(
        experience ? isFor(experience) : undefined,
        place ? eq(profiles.location, place) : undefined,
      ),
    )
    .orderBy(asc(registrations.createdAt), asc(registrations.id));
  const taken = await db
    .select({ userId: seats.userId, groupId: seats.groupId, state: seats.state, group: groups })
    .from(seats)
    .innerJoin(groups, eq(groups.id, seats.groupId))
    .where(and(isActive, isNull(groups.calledOffAt)));
  const byUser = Map.groupBy(taken, ({ userId }) => userId);
  const all = rows.map(({ registration, profile }): Registered => {
    const theirs = byUser.get(profile.userId) ?? [];
    const next = theirs.find(({ group }) => group.startsAt > now);
    const met = theirs
      .filter(({ group, state }) => state === 'coming' && group.standsAt && group.startsAt <= now)
      .map(({ group }) => group.startsAt.getTime());
    return {
      registration,
      profile,
      waitingSince: new Date(Math.max(registration.createdAt.getTime(), ...met)),
      seat: next ? { groupId: next.groupId, state: next.state as 'asked' | 'coming' } : null,
    };
  });
  return all.toSorted((one, other) => one.waitingSince.getTime() - other.waitingSince.getTime());
}

/** What the rules need to know of a registered member. The id is the public one. */
export const toCandidate = ({
  profile,
  registration: { availability },
}: Pick<Registered, 'profile' | 'registration'>): Candidate => ({
  id: profile.publicId,
  sex: profile.userSex === 'male' ? 'male' : 'female',
  age: profile.age,
  minIdealAge: profile.minIdealAge,
  maxIdealAge: profile.maxIdealAge,
  availability,
});

/** The public ids of those who met in each earlier group. */
export async function loadEarlier(now: Date, db: Database): Promise<string[][]> {
  const rows = await db
    .select({ groupId: seats.groupId, id: profiles.publicId })
    .from(seats)
    .innerJoin(groups, eq(groups.id, seats.groupId))
    .innerJoin(profiles, eq(profiles.userId, seats.userId))
    .where(
      and(
        eq(seats.state, 'coming'),
        lte(groups.startsAt, now),
        isNotNull(groups.standsAt),
        isNull(groups.calledOffAt),
      ),
    )
    .orderBy(asc(seats.groupId), asc(profiles.publicId));
  return [...Map.groupBy(rows, ({ groupId }) => groupId).values()].map((members) =>
    members.map(({ id }) => id),
  );
}

/** Whether a group is still to come. */
export const isAhead = (now: Date) => and(isNull(groups.calledOffAt), gt(groups.startsAt, now));
