import { and, asc, eq, lt, lte, or, sql } from 'drizzle-orm';
import { hashSecret, newSecret } from '../secrets/secrets.ts';
import { after, day, hour } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { groups, outbox, profiles, registrations, seats } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { settlesAt, shortest, statusOf } from './evening.ts';
import type { Group, Seat } from './evening.ts';
import type { GroupEvent } from './notices.ts';
import { sendStored, storeMails } from './outbox.ts';
import { brokenRules, metIn, mostApart, sizesOf, countBySex, suit } from './rules.ts';
import type { Candidate, Met } from './rules.ts';
import { localOf, timeAt, timeZoneOf } from './times.ts';
import { isActive, isAhead, loadEarlier, loadRegistered, toCandidate } from './waiting.ts';

/** How long a place waits for an answer, in milliseconds. */
const patience = 3 * day;

/** A change of groups: queries of one transaction, and the mails that are stored with it and then sent. */
export interface Change {
  db: Database;
  services: Services;
  tell(userId: string, event: GroupEvent, group: Group): void;
}

/** Changes groups, one change at a time in all processes, and then sends the mails about it. */
export async function changeGroups<Result>(
  services: Services,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  const { result, stored } = await services.db.transaction(async (db) => {
    const told: Parameters<typeof storeMails>[0][number][] = [];
    const tell: Change['tell'] = (to, event, group) =>
      void told.push({ to, event, groupId: group.id });
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('groups'))`);
    const result = await work({ db, services, tell });
    return { result, stored: await storeMails(told, services.clock(), db) };
  });
  await Promise.all(stored.map((one) => sendStored(one, services)));
  return result;
}

/** Until when a place waits for an answer that is asked for now. Once an evening is settled, nobody is replaced. */
function answerByOf(group: Group, now: Date): Date {
  const settles = settlesAt(group);
  if (now >= settles) return group.startsAt;
  return new Date(Math.min(after(now, patience).getTime(), settles.getTime()));
}

/** When the last reminder of an evening is due: three hours before. */
export const lastReminderAt = ({ startsAt }: Pick<Group, 'startsAt'>): Date =>
  after(startsAt, -3 * hour);

/** Asks a member for a group, for the first time or again. A reminder whose time has passed is not sent any more. */
export async function askMember(
  userId: string,
  group: Group,
  { db, services, tell }: Change,
): Promise<void> {
  const now = services.clock();
  const own = and(eq(seats.groupId, group.id), eq(seats.userId, userId));
  const wasAsked = (await db.$count(seats, own)) > 0;
  const asked = {
    state: 'asked' as const,
    askedAt: now,
    answerBy: answerByOf(group, now),
    // Of none, until the mail is sent: the links of the last one no longer work.
    secretHash: hashSecret(newSecret()),
    remindedDays: now < settlesAt(group) ? null : now,
    remindedHours: now < lastReminderAt(group) ? null : now,
  };
  await db
    .insert(seats)
    .values({ groupId: group.id, userId, ...asked })
    .onConflictDoUpdate({ target: [seats.groupId, seats.userId], set: asked });
  tell(userId, { kind: 'asked', isMoved: wasAsked }, group);
}

/** The members of a group who have a place, as the rules see them. */
async function membersOf(group: Group, db: Database) {
  const kind = group.experience === 'poetry-night' ? 'poetry-night' : 'night-out';
  const rows = await db
    .select({ seat: seats, profile: profiles, registration: registrations })
    .from(seats)
    .innerJoin(profiles, eq(profiles.userId, seats.userId))
    .innerJoin(
      registrations,
      and(eq(registrations.userId, seats.userId), eq(registrations.kind, kind)),
    )
    .where(and(eq(seats.groupId, group.id), isActive))
    .orderBy(asc(seats.askedAt), asc(profiles.publicId));
  return rows.map((row) => ({ ...row, candidate: toCandidate(row) }));
}

/** Whether a group with free places keeps its balance once they are taken. */
function canBalance(people: readonly Candidate[], free: number): boolean {
  const { men, women } = countBySex(people);
  return Math.abs(men - women) <= mostApart + free;
}

/** Returns who fits into a free place: who waits longest, of those who know nobody if there are any. */
async function nextFor(
  group: Group,
  members: readonly Candidate[],
  met: Met,
  { db, services }: Change,
): Promise<{ userId: string } | undefined> {
  const { experience, place, id } = group;
  const when = timeAt(experience, localOf(group.startsAt, timeZoneOf(place)));
  const asked = await db.select().from(seats).where(eq(seats.groupId, id));
  const were = new Set(asked.map(({ userId }) => userId));
  const fitting = (await loadRegistered({ experience, place }, services.clock(), db))
    .filter(({ seat, profile }) => seat === null && !were.has(profile.userId))
    .map((one) => ({ userId: one.profile.userId, candidate: toCandidate(one) }))
    .filter(
      ({ candidate }) =>
        when !== null &&
        candidate.availability.includes(when) &&
        members.every((member) => suit(member, candidate)) &&
        canBalance([...members, candidate], group.size - members.length - 1),
    );
  const isNew = ({ candidate }: { candidate: Candidate }) =>
    !members.some((member) => met.has(member.id, candidate.id));
  return fitting.find(isNew) ?? fitting[0];
}

/** Calls a group off and tells everybody who has a place. */
export async function callOff(group: Group, reason: string | null, change: Change): Promise<void> {
  const { db, services, tell } = change;
  await db.update(groups).set({ calledOffAt: services.clock() }).where(eq(groups.id, group.id));
  const active = await db
    .select({ userId: seats.userId })
    .from(seats)
    .where(and(eq(seats.groupId, group.id), isActive));
  for (const { userId } of active) tell(userId, { kind: 'called-off', reason }, group);
}

async function setState(
  { groupId, userId }: Pick<Seat, 'groupId' | 'userId'>,
  state: Seat['state'],
  db: Database,
): Promise<void> {
  await db
    .update(seats)
    .set({ state })
    .where(and(eq(seats.groupId, groupId), eq(seats.userId, userId)));
}

/**
 * Takes a group as far as it can go now: places of those who said nothing become free, free places go to the next who
 * fits, and a group in which everybody has said yes stands. A place that nobody can take is given up as long as the group
 * keeps to the rules without it; otherwise the evening is called off. Two days before, all of that is decided. Who has
 * said nothing by then has no place, and a group that never stood is called off even if its evening has begun.
 */
export async function advance(groupId: string, change: Change): Promise<void> {
  const { db, services, tell } = change;
  const now = services.clock();
  const [group] = await db.select().from(groups).where(eq(groups.id, groupId)).for('update');
  if (!group || group.calledOffAt) return;
  if (group.startsAt <= now) {
    if (!group.standsAt) await callOff(group, null, change);
    return;
  }
  const settles = settlesAt(group);
  const silent = await db
    .select()
    .from(seats)
    .where(
      and(
        eq(seats.groupId, groupId),
        eq(seats.state, 'asked'),
        // Who could not be told has longer, but not once it is settled.
        or(lte(seats.answerBy, now), now >= settles ? lt(seats.askedAt, settles) : undefined),
      ),
    );
  for (const seat of silent) {
    await setState(seat, 'replaced', db);
    tell(seat.userId, { kind: 'replaced' }, group);
  }
  if (now >= settles && group.standsAt && silent.length === 0) return;
  const met = metIn(await loadEarlier(now, db));
  let members = await membersOf(group, db);
  const candidates = () => members.map(({ candidate }) => candidate);
  while (members.length < group.size && after(now, shortest) <= settles) {
    const next = await nextFor(group, candidates(), met, change);
    if (!next) break;
    await askMember(next.userId, group, change);
    members = await membersOf(group, db);
  }
  const isUnanswered = members.some(({ seat }) => seat.state === 'asked');
  const sizes = sizesOf(group.experience);
  const when = timeAt(group.experience, localOf(group.startsAt, timeZoneOf(group.place))) ?? '';
  // Who has said yes comes, even if they have changed since when they are free.
  const canMeet = brokenRules(candidates(), when, sizes, met).every(
    ({ rule }) => rule !== 'size' && rule !== 'balance',
  );
  if (members.length < group.size && !canMeet) {
    if (after(now, shortest) > settles) return callOff(group, null, change);
    // Somebody may still register who fits. Until then, it is not certain any more.
    await db.update(groups).set({ standsAt: null }).where(eq(groups.id, groupId));
    return;
  }
  if (isUnanswered) return;
  const { standsAt } = group;
  const isNew = ({ seat }: (typeof members)[number]) => !standsAt || seat.askedAt > standsAt;
  const joined = members.filter(isNew);
  await db
    .update(groups)
    .set({ size: members.length, standsAt: joined.length > 0 ? now : standsAt })
    .where(eq(groups.id, groupId));
  for (const { seat } of joined) tell(seat.userId, { kind: 'stands' }, group);
}

/** What a member has answered, and what came of it. */
export type Answered = 'stored' | 'too-late';

/** Stores the answer of a member and takes the group on. */
export async function answer(
  seat: Seat,
  group: Group,
  answered: 'coming' | 'declined',
  change: Change,
): Promise<Answered> {
  const { db, services, tell } = change;
  const now = services.clock();
  if (seat.state === answered) return 'stored';
  const isOpen = ['inviting', 'standing'].includes(statusOf(group, now));
  const mayChange =
    seat.state === 'asked' ||
    (seat.state === 'coming' && answered === 'declined' && now < settlesAt(group));
  if (!isOpen || !mayChange) return 'too-late';
  await setState(seat, answered, db);
  if (answered === 'declined') tell(seat.userId, { kind: 'declined' }, group);
  await advance(group.id, change);
  return 'stored';
}

/** Gives up the places of a member who withdraws a registration, in groups that are not settled yet. */
export async function leaveGroups(
  userId: string,
  kind: 'night-out' | 'poetry-night',
  change: Change,
): Promise<void> {
  const { db, services, tell } = change;
  const rows = await db
    .select({ seat: seats, group: groups })
    .from(seats)
    .innerJoin(groups, eq(groups.id, seats.groupId))
    .where(and(eq(seats.userId, userId), isActive, isAhead(services.clock())));
  for (const { seat, group } of rows) {
    if ((group.experience === 'poetry-night') !== (kind === 'poetry-night')) continue;
    if (group.standsAt && services.clock() >= settlesAt(group)) continue;
    await setState(seat, 'declined', db);
    tell(userId, { kind: 'declined' }, group);
    await advance(group.id, change);
  }
}

/**
 * Takes the evenings of a member out of their calendars, by a last mail, when their account is deleted. Their places
 * become free with it.
 */
export async function forgetMember(userId: string, { db, services, tell }: Change): Promise<void> {
  await db.delete(outbox).where(eq(outbox.to, userId));
  const rows = await db
    .select({ group: groups })
    .from(seats)
    .innerJoin(groups, eq(groups.id, seats.groupId))
    .where(and(eq(seats.userId, userId), isActive, isAhead(services.clock())));
  for (const { group } of rows) tell(userId, { kind: 'forgotten' }, group);
}
