import { and, asc, eq, inArray } from 'drizzle-orm';
import { noticeDays } from '@emberite/content/registration';
import {
  deskGroupCallOff,
  deskGroupConfirm,
  deskGroupGet,
  deskGroupList,
  deskGroupMove,
} from '@emberite/contract/deskGroups';
import type { DeskGroup } from '@emberite/contract/deskGroups';
import type { Database } from '../db/database.ts';
import { groups, profiles, seats } from '../db/schema.ts';
import { askMember, callOff, changeGroups } from '../groups/changes.ts';
import { factsOf, isActive, settlesAt, statusOf } from '../groups/evening.ts';
import type { Group } from '../groups/evening.ts';
import { daysBefore, momentOf, timeAt, timeZoneOf } from '../groups/times.ts';
import type { Local } from '../groups/times.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Endpoint } from '../endpoint/handle.ts';
import { handleStaff, logSeen } from '../staff/handleStaff.ts';
import type { StaffContext } from '../staff/handleStaff.ts';
import { record } from '../role/role.ts';
import { listEndpoints } from './list.ts';
import { toDeskPerson } from './person.ts';
import { checkGroup, loadKnown } from './proposals.ts';

/** Converts stored groups to what staff see of them. */
async function toDeskGroups(rows: readonly Group[], now: Date, db: Database): Promise<DeskGroup[]> {
  const members = await db
    .select({ seat: seats, profile: profiles })
    .from(seats)
    .innerJoin(profiles, eq(profiles.userId, seats.userId))
    .where(
      inArray(
        seats.groupId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(seats.askedAt), asc(profiles.publicId));
  return rows.map((group) => ({
    id: group.id,
    experience: group.experience as DeskGroup['experience'],
    place: group.place as DeskGroup['place'],
    status: statusOf(group, now),
    size: group.size,
    ...factsOf(group),
    people: members
      .filter(({ seat }) => seat.groupId === group.id)
      .map(({ seat, profile }) => ({
        ...toDeskPerson(profile),
        state: seat.state,
        askedAt: seat.askedAt.toISOString(),
        answerBy: seat.answerBy.toISOString(),
      })),
  }));
}

async function findGroup(id: string, db: Database): Promise<Group> {
  const [group] = await db.select().from(groups).where(eq(groups.id, id));
  if (!group) throw new ApiFailure('not-found');
  return group;
}

/** Returns a group as staff see it, and logs whose data that shows. */
async function show(id: string, context: StaffContext<unknown>): Promise<DeskGroup> {
  const { db, clock } = context;
  const [shown] = await toDeskGroups([await findGroup(id, db)], clock(), db);
  if (!shown) throw new ApiFailure('not-found');
  logSeen(
    context,
    shown.people.map((person) => person.id),
  );
  return shown;
}

/** Returns when an evening starts. Throws if that is too soon to ask people. */
function startOf(local: Local, place: string, now: Date): Date {
  const timeZone = timeZoneOf(place);
  const startsAt = momentOf(local, timeZone);
  if (daysBefore(startsAt, noticeDays, timeZone) < now) throw new ApiFailure('too-soon');
  return startsAt;
}

const listOfGroups = listEndpoints(deskGroupList, {
  async find({ input, db, clock }) {
    const rows = await db
      .select()
      .from(groups)
      .where(
        and(
          input.experience && eq(groups.experience, input.experience),
          input.place && eq(groups.place, input.place),
        ),
      )
      .orderBy(asc(groups.startsAt), asc(groups.id));
    const now = clock();
    const all = await toDeskGroups(rows, now, db);
    const isAhead = ({ startsAt }: DeskGroup) => new Date(startsAt) > now;
    const inOrder = [
      ...all.filter(isAhead),
      ...all.filter((group) => !isAhead(group)).toReversed(),
    ];
    return { groups: inOrder.filter(({ status }) => !input.status || status === input.status) };
  },
  seen: (found) => found.groups.flatMap(({ people }) => people.map(({ id }) => id)),
  rows: (found) =>
    found.groups.flatMap(({ people, ...group }) => people.map((person) => ({ group, person }))),
  columns: {
    Group: ({ group }) => group.id,
    Experience: ({ group }) => group.experience,
    Place: ({ group }) => group.place,
    Status: ({ group }) => group.status,
    Date: ({ group }) => group.date,
    Hour: ({ group }) => group.hour,
    'Meeting place': ({ group }) => group.meetingPlace.name,
    'Address of the place': ({ group }) => group.meetingPlace.address,
    Host: ({ group }) => group.host,
    Name: ({ person }) => person.name,
    Address: ({ person }) => person.email,
    State: ({ person }) => person.state,
  },
});

const getEndpoint = handleStaff(deskGroupGet, (context) => show(context.input.id, context));

const confirmEndpoint = handleStaff(deskGroupConfirm, async (context) => {
  const { input, staff } = context;
  const { experience, place, date, hour, meetingPlace, host, word } = input;
  const now = context.clock();
  const startsAt = startOf(input, place, now);
  const people = [...new Set(input.people)];
  const id = await changeGroups(context, async (change) => {
    const { db } = change;
    const known = await loadKnown({ experience, place }, now, db);
    const when = timeAt(experience, { date, hour }) ?? '';
    const broken = checkGroup(people, when, experience, known).find(({ rule }) => rule !== 'met');
    if (broken) throw new ApiFailure('rule-broken', broken.message);
    const [group] = await db
      .insert(groups)
      .values({
        experience,
        place,
        size: people.length,
        startsAt,
        meetingName: meetingPlace.name,
        meetingAddress: meetingPlace.address,
        host,
        word,
        createdAt: now,
      })
      .returning();
    if (!group) throw new Error('The database did not return the stored group.');
    for (const { profile } of known.waiting) {
      if (people.includes(profile.publicId)) await askMember(profile.userId, group, false, change);
    }
    await record(staff.id, 'group-confirmed', group.id, { ...context, db });
    return group.id;
  });
  return show(id, context);
});

const moveEndpoint = handleStaff(deskGroupMove, async (context) => {
  const { input, staff } = context;
  const { id, date, hour, meetingPlace, host, word } = input;
  const now = context.clock();
  await changeGroups(context, async (change) => {
    const { db } = change;
    const group = await findGroup(id, db);
    if (group.calledOffAt || group.startsAt <= now) throw new ApiFailure('group-closed');
    const same = momentOf({ date, hour }, timeZoneOf(group.place)).getTime();
    const isSameTime = same === group.startsAt.getTime();
    const startsAt = isSameTime ? group.startsAt : startOf(input, group.place, now);
    if (!timeAt(group.experience, { date, hour })) {
      throw new ApiFailure('rule-broken', 'Nobody has said whether they are free then.');
    }
    const isMoved =
      !isSameTime ||
      group.meetingName !== meetingPlace.name ||
      group.meetingAddress !== meetingPlace.address;
    // Once an evening is settled, a change of its place does not call it off.
    const isSettled = now >= settlesAt({ ...group, startsAt });
    const [moved] = await db
      .update(groups)
      .set({
        startsAt,
        meetingName: meetingPlace.name,
        meetingAddress: meetingPlace.address,
        host,
        word,
        ...(isMoved && { sequence: group.sequence + 1 }),
        ...(isMoved && !isSettled && { standsAt: null }),
      })
      .where(eq(groups.id, id))
      .returning();
    if (!moved) throw new ApiFailure('not-found');
    if (isMoved) {
      const active = await db
        .select({ userId: seats.userId })
        .from(seats)
        .where(and(eq(seats.groupId, id), isActive));
      for (const { userId } of active) await askMember(userId, moved, true, change);
    }
    await record(staff.id, 'group-moved', id, { ...context, db });
  });
  return show(id, context);
});

const callOffEndpoint = handleStaff(deskGroupCallOff, async (context) => {
  const { input, staff } = context;
  await changeGroups(context, async (change) => {
    const group = await findGroup(input.id, change.db);
    const isOver = group.startsAt <= context.clock();
    if (group.calledOffAt || isOver) throw new ApiFailure('group-closed');
    await callOff(group, input.reason, change);
    await record(staff.id, 'group-called-off', group.id, { ...context, db: change.db });
  });
  return show(input.id, context);
});

/** Endpoints for groups. */
export const groupEndpoints: readonly Endpoint[] = [
  ...listOfGroups,
  getEndpoint,
  confirmEndpoint,
  moveEndpoint,
  callOffEndpoint,
];
