import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { hashSecret, newSecret } from '../secrets/secrets.ts';
import { after, day, hour } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { groups, outbox, profiles, seats } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Services } from '../services.ts';
import {
  hasPlaceIn,
  isActive,
  isAhead,
  isKept,
  selectSeated,
  settlesAt,
  shortest,
  statusOf,
} from './evening.ts';
import type { Seated, Group } from './evening.ts';
import type { GroupEvent } from './notices.ts';
import { sendStored, storeMails } from './outbox.ts';
import { isBalanced, kindOf, metIn, sizesOf, suit } from './rules.ts';
import type { Candidate, Met } from './rules.ts';
import { localOf, timeAt, timeZoneOf } from './times.ts';
import { loadEarlier, loadRegistered, toCandidate } from './waiting.ts';

/** How long a place waits for an answer, in milliseconds. */
const patience = 3 * day;

/** A change of groups: its database is one transaction, with which the mails are stored that are sent then. */
export interface Change extends Services {
  tell(userId: string, event: GroupEvent, group: Group): void;
}

/** Changes groups, one change at a time in all processes, and then sends the mails about it. */
export async function changeGroups<Result>(
  services: Services,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  const { result, stored } = await services.db.transaction(async (db) => {
    const told: Parameters<typeof storeMails>[0][number][] = [];
    const tell: Change['tell'] = (to, event, { id }) => void told.push({ to, event, groupId: id });
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('groups'))`);
    const result = await work({ ...services, db, tell });
    return { result, stored: await storeMails(told, services.clock(), db) };
  });
  await Promise.all(stored.map((one) => sendStored(one, services)));
  return result;
}

/**
 * Until when a place waits for an answer that is asked for now, or again of who has the seat `before`. In a group that is
 * kept, nobody who has said yes is replaced; who has never answered has as long as before.
 */
function answerByOf(group: Group, before: Seated['seat'] | null, now: Date): Date {
  const { startsAt } = group;
  if (before && isKept(group, now)) {
    const saidYes = before.state === 'coming' || before.answerBy >= startsAt;
    return saidYes ? startsAt : before.answerBy;
  }
  return new Date(Math.min(after(now, patience).getTime(), settlesAt(group).getTime()));
}

/** When the last reminder of an evening is due: three hours before. */
export const lastReminderAt = ({ startsAt }: Pick<Group, 'startsAt'>): Date =>
  after(startsAt, -3 * hour);

/**
 * Asks a member for a group: for the first time, or again because the evening of the place that they had `before` has
 * changed. A reminder whose time has passed is not sent any more.
 */
export async function askMember(
  userId: string,
  group: Group,
  before: Seated['seat'] | null,
  { db, clock, tell }: Change,
): Promise<void> {
  const now = clock();
  const asked = {
    state: 'asked' as const,
    askedAt: now,
    answerBy: answerByOf(group, before, now),
    // Of none, until the mail is sent: the links of the last one no longer work.
    secretHash: hashSecret(newSecret()),
    remindedDays: now < settlesAt(group) && !isKept(group, now) ? null : now,
    remindedHours: now < lastReminderAt(group) ? null : now,
  };
  await db
    .insert(seats)
    .values({ groupId: group.id, userId, ...asked })
    .onConflictDoUpdate({ target: [seats.groupId, seats.userId], set: asked });
  tell(userId, { kind: 'asked', isMoved: before !== null }, group);
}

/** The members of a group who have a place, as the rules see them. */
async function membersOf(group: Group, db: Database) {
  const rows = await db
    .select({ seat: seats, profile: profiles })
    .from(seats)
    .innerJoin(profiles, eq(profiles.userId, seats.userId))
    .where(hasPlaceIn(group))
    .orderBy(asc(seats.askedAt), asc(profiles.publicId));
  // Who has a place counts, whatever has become of their registration.
  const registration = { availability: [] };
  return rows.map(({ seat, profile }) => ({ ...toCandidate({ profile, registration }), seat }));
}

/** The time that the rules know the evening of a group by. */
const whenOf = ({ experience, startsAt, place }: Group) =>
  timeAt(experience, localOf(startsAt, timeZoneOf(place))) ?? '';

/** Returns who fits into a free place: who waits longest, of those who know nobody if there are any. */
async function nextFor(
  group: Group,
  members: readonly Candidate[],
  met: Met,
  { db, clock }: Change,
): Promise<{ userId: string } | undefined> {
  const { experience, place, id } = group;
  const asked = await db.select().from(seats).where(eq(seats.groupId, id));
  const were = new Set(asked.map(({ userId }) => userId));
  const fitting = (await loadRegistered({ experience, place }, clock(), db))
    .filter(({ state, profile }) => state === 'waiting' && !were.has(profile.userId))
    .map((one) => ({ ...toCandidate(one), userId: one.profile.userId }))
    .filter(
      (candidate) =>
        candidate.availability.includes(whenOf(group)) &&
        members.every((member) => suit(member, candidate)) &&
        isBalanced([...members, candidate], group.size - members.length - 1),
    );
  const isNew = (candidate: Candidate) =>
    !members.some((member) => met.has(member.id, candidate.id));
  return fitting.find(isNew) ?? fitting[0];
}

/** Calls a group off and tells everybody who has a place. */
export async function callOff(group: Group, reason: string | null, change: Change): Promise<void> {
  const { db, clock, tell } = change;
  await db.update(groups).set({ calledOffAt: clock() }).where(eq(groups.id, group.id));
  const active = await db.select().from(seats).where(hasPlaceIn(group));
  for (const { userId } of active) tell(userId, { kind: 'called-off', reason }, group);
}

/**
 * Takes a group as far as it can go now, as the README says. Two days before, all of that is decided; a group that never
 * stood is called off even if its evening has begun.
 */
export async function advance(groupId: string, change: Change): Promise<void> {
  const { db, clock, tell } = change;
  const now = clock();
  const [group] = await db.select().from(groups).where(eq(groups.id, groupId)).for('update');
  if (!group || group.calledOffAt) return;
  if (group.startsAt <= now) {
    if (!group.standsAt) await callOff(group, null, change);
    return;
  }
  const settles = settlesAt(group);
  const silent = await db
    .update(seats)
    .set({ state: 'replaced' })
    .where(and(eq(seats.groupId, groupId), eq(seats.state, 'asked'), lte(seats.answerBy, now)))
    .returning();
  if (now >= settles && group.standsAt && silent.length === 0) return;
  const met = metIn(await loadEarlier(now, db));
  let members = await membersOf(group, db);
  const left = members.length;
  while (members.length < group.size && after(now, shortest) <= settles) {
    const next = await nextFor(group, members, met, change);
    if (!next) break;
    await askMember(next.userId, group, null, change);
    members = await membersOf(group, db);
  }
  const isTaken = members.length === left + silent.length;
  for (const { userId } of silent) tell(userId, { kind: 'replaced', isTaken }, group);
  const isUnanswered = members.some(({ seat }) => seat.state === 'asked');
  // Who has said yes comes, even if they have changed since when they are free.
  const canMeet = members.length >= sizesOf(group.experience).smallest && isBalanced(members);
  if (members.length < group.size && !canMeet) {
    if (after(now, shortest) > settles) return callOff(group, null, change);
    // Somebody may still register who fits. Until then, it is not certain any more.
    await db.update(groups).set({ standsAt: null }).where(eq(groups.id, groupId));
    return;
  }
  // Once it is settled, only who was asked again has not answered: they come, and have been told.
  if (isUnanswered && now < settles) return;
  const { standsAt } = group;
  const joined = isUnanswered
    ? []
    : members.filter(({ seat }) => !standsAt || seat.askedAt > standsAt);
  await db
    .update(groups)
    .set({ size: members.length, standsAt: joined.length > 0 ? now : standsAt })
    .where(eq(groups.id, groupId));
  const told = joined.map(({ seat }) => seat.userId);
  for (const userId of told) tell(userId, { kind: 'stands' }, group);
  if (now < settles) return;
  // That is a reminder, too.
  await db
    .update(seats)
    .set({ remindedDays: now, remindedHours: now < lastReminderAt(group) ? null : now })
    .where(and(eq(seats.groupId, groupId), inArray(seats.userId, told)));
}

/** Stores an answer and takes the group on. */
async function store(
  { group, seat: { userId } }: Seated,
  state: 'coming' | 'declined',
  change: Change,
): Promise<void> {
  const own = and(eq(seats.groupId, group.id), eq(seats.userId, userId));
  await change.db.update(seats).set({ state }).where(own);
  await advance(group.id, change);
}

/** Stores the answer of a member and takes the group on. Throws `answer-too-late` if it may not change any more. */
export async function answer(
  seated: Seated,
  answered: 'coming' | 'declined',
  change: Change,
): Promise<void> {
  const { group, seat } = seated;
  const now = change.clock();
  if (seat.state === answered) return;
  const isOpen = ['inviting', 'standing'].includes(statusOf(group, now));
  const mayChange =
    seat.state === 'asked' ||
    (seat.state === 'coming' && answered === 'declined' && now < settlesAt(group));
  if (!isOpen || !mayChange) throw new ApiFailure('answer-too-late');
  if (answered === 'declined') change.tell(seat.userId, { kind: 'declined' }, group);
  await store(seated, answered, change);
}

/** The places of a member in groups whose evening has not begun. */
const placesOf = (userId: string, { db, clock }: Change) =>
  selectSeated(db).where(and(eq(seats.userId, userId), isActive, isAhead(clock())));

/**
 * Gives up the places of a member who withdraws a registration, in groups that are not settled yet. Returns the groups in
 * which they keep it.
 */
export async function leaveGroups(
  userId: string,
  kind: 'night-out' | 'poetry-night',
  change: Change,
): Promise<Group[]> {
  const kept: Group[] = [];
  for (const seated of await placesOf(userId, change)) {
    const { group } = seated;
    if (kindOf(group.experience) !== kind) continue;
    if (group.standsAt && change.clock() >= settlesAt(group)) {
      kept.push(group);
      continue;
    }
    change.tell(userId, { kind: 'withdrawn' }, group);
    await store(seated, 'declined', change);
  }
  return kept;
}

/**
 * Takes the evenings of a member out of their calendars, by a last mail, when their account is deleted. Their places
 * become free with it.
 */
export async function forgetMember(userId: string, change: Change): Promise<void> {
  await change.db.delete(outbox).where(eq(outbox.to, userId));
  for (const { group } of await placesOf(userId, change)) {
    change.tell(userId, { kind: 'forgotten' }, group);
  }
}
