import { and, arrayContains, asc, eq, lte, or, sql } from 'drizzle-orm';
import type { DeskRegistrationState } from '@emberite/contract/deskRegistrations';
import type { Database } from '../db/database.ts';
import { groups, profiles, registrations, seats } from '../db/schema.ts';
import { isActive, isAhead, selectSeated, takesPart } from './evening.ts';
import type { Candidate } from './rules.ts';

/** A registration of a member, and where they stand. */
export interface Registered {
  registration: typeof registrations.$inferSelect;
  profile: typeof profiles.$inferSelect;
  /** When they registered, or when their last group met. */
  waitingSince: Date;
  state: DeskRegistrationState;
  /** The id of the group whose evening has not begun and in which they have a place. */
  group: string | null;
}

/** Which registrations are for an experience. */
const isFor = (experience: string) =>
  experience === 'poetry-night'
    ? eq(registrations.kind, experience)
    : or(
        arrayContains(registrations.experiences, [experience]),
        arrayContains(registrations.activities, [experience]),
      );

/** Which seats are of people who have met. */
const haveMet = (now: Date) => and(takesPart, lte(groups.startsAt, now));

/** Lists registrations of members, for an experience and of a place if given; who waits longest is first. */
export async function loadRegistered(
  { experience, place }: { experience?: string; place?: string },
  now: Date,
  db: Database,
): Promise<Registered[]> {
  const isThere = place ? eq(profiles.location, place) : undefined;
  const rows = await db
    .select({ registration: registrations, profile: profiles })
    .from(registrations)
    .innerJoin(profiles, eq(profiles.userId, registrations.userId))
    .where(and(experience ? isFor(experience) : undefined, isThere))
    .orderBy(asc(registrations.createdAt), asc(registrations.id));
  const ahead = await selectSeated(db).where(and(isActive, isAhead(now)));
  const met = await selectSeated(db).where(haveMet(now)).orderBy(asc(groups.startsAt));
  const nextOf = new Map(ahead.map((seated) => [seated.seat.userId, seated]));
  const lastMet = new Map(met.map(({ seat, group }) => [seat.userId, group.startsAt]));
  const all = rows.map(({ registration, profile }): Registered => {
    const next = nextOf.get(profile.userId);
    const last = lastMet.get(profile.userId);
    const { createdAt } = registration;
    return {
      registration,
      profile,
      waitingSince: last && last > createdAt ? last : createdAt,
      state: (next?.seat.state ?? 'waiting') as DeskRegistrationState,
      group: next?.group.id ?? null,
    };
  });
  return all.toSorted((one, other) => one.waitingSince.getTime() - other.waitingSince.getTime());
}

/** What the rules need to know of a registered member. The id is the public one. */
export const toCandidate = ({
  profile,
  registration: { availability },
}: {
  profile: Registered['profile'];
  registration: Pick<Registered['registration'], 'availability'>;
}): Candidate => ({
  id: profile.publicId,
  sex: profile.userSex === 'male' ? 'male' : 'female',
  age: profile.age,
  minIdealAge: profile.minIdealAge,
  maxIdealAge: profile.maxIdealAge,
  availability,
});

/** The public ids of those who met in each earlier group. */
export async function loadEarlier(now: Date, db: Database): Promise<string[][]> {
  const ids = sql<string[]>`array_agg(${profiles.publicId} order by ${profiles.publicId})`;
  const rows = await db
    .select({ ids })
    .from(seats)
    .innerJoin(groups, eq(groups.id, seats.groupId))
    .innerJoin(profiles, eq(profiles.userId, seats.userId))
    .where(haveMet(now))
    .groupBy(seats.groupId)
    .orderBy(asc(seats.groupId));
  return rows.map((group) => group.ids);
}
