import { and, asc, eq, inArray, not } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { noticeDays } from '@emberite/content/registration';
import {
  deskGroupCallOff,
  deskGroupConfirm,
  deskGroupGet,
  deskGroupList,
  deskGroupMove,
} from '@emberite/contract/deskGroups';
import type { DeskGroup } from '@emberite/contract/deskGroups';
import type { Call } from '@emberite/contract/call';
import { groups, profiles, seats } from '../db/schema.ts';
import { askMember, callOff, changeGroups } from '../groups/changes.ts';
import type { Change } from '../groups/changes.ts';
import { factsOf, hasPlaceIn, isActive, isKept, nextFirst, statusOf } from '../groups/evening.ts';
import type { Group } from '../groups/evening.ts';
import { keepEvening } from '../groups/outbox.ts';
import { daysBefore, momentOf, timeAt, timeZoneOf } from '../groups/times.ts';
import type { Local } from '../groups/times.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Endpoint } from '../endpoint/handle.ts';
import { handleStaff, logSeen } from '../staff/handleStaff.ts';
import type { StaffContext } from '../staff/handleStaff.ts';
import { record } from '../role/role.ts';
import type { Services } from '../services.ts';
import { listEndpoints } from './list.ts';
import { toDeskPerson } from './person.ts';
import { loadKnown } from './proposals.ts';

/** Loads groups as staff see them. */
async function load(where: SQL | undefined, { db, clock }: Services): Promise<DeskGroup[]> {
  const now = clock();
  const rows = await db
    .select()
    .from(groups)
    .where(where)
    .orderBy(...nextFirst(now));
  const ids = rows.map(({ id }) => id);
  const members = await db
    .select({ seat: seats, profile: profiles })
    .from(seats)
    .innerJoin(profiles, eq(profiles.userId, seats.userId))
    .where(inArray(seats.groupId, ids))
    .orderBy(asc(seats.askedAt), asc(profiles.publicId));
  return rows.map((group) => ({
    id: group.id,
    experience: group.experience,
    place: group.place,
    status: statusOf(group, now),
    size: group.size,
    sequence: group.sequence,
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

const idsOf = ({ people }: DeskGroup) => people.map(({ id }) => id);

/** Returns a group as staff see it, and logs whose data that shows. */
async function show(id: string, context: StaffContext<unknown>): Promise<DeskGroup> {
  const [group] = await load(eq(groups.id, id), context);
  if (!group) throw new ApiFailure('not-found');
  logSeen(context, idsOf(group));
  return group;
}

const listOfGroups = listEndpoints(deskGroupList, {
  async find({ input, ...services }) {
    const { experience, place, status } = input;
    const where = and(
      experience && eq(groups.experience, experience),
      place && eq(groups.place, place),
    );
    const all = await load(where, services);
    return all.filter((group) => !status || group.status === status);
  },
  seen: idsOf,
  lines: (group) =>
    (group.people.length > 0 ? group.people : [null]).map((person) => ({ group, person })),
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
    Name: ({ person }) => person?.name ?? null,
    Address: ({ person }) => person?.email ?? null,
    State: ({ person }) => person?.state ?? null,
  },
});

type Evening = Pick<DeskGroup, 'meetingPlace' | 'host' | 'word'>;

/** What is stored of an evening beside its time. */
const detailsOf = ({ meetingPlace, host, word }: Evening) => ({
  meetingName: meetingPlace.name,
  meetingAddress: meetingPlace.address,
  host,
  word,
});

/** Returns when an evening starts. Throws if that is too soon to ask people. */
function startOf(local: Local, place: string, now: Date): Date {
  const timeZone = timeZoneOf(place);
  const startsAt = momentOf(local, timeZone);
  if (daysBefore(startsAt, noticeDays, timeZone) < now) throw new ApiFailure('too-soon');
  return startsAt;
}

/** Returns a group that can still change. */
async function findOpen(id: string, { db, clock }: Services): Promise<Group> {
  const [group] = await db.select().from(groups).where(eq(groups.id, id));
  if (!group) throw new ApiFailure('not-found');
  if (group.calledOffAt || group.startsAt <= clock()) throw new ApiFailure('group-closed');
  return group;
}

/** Implements a change of a group. `work` returns its id. The history names the change, and the response shows the group. */
const handleChange = <Input>(
  call: Call<Input, DeskGroup>,
  action: string,
  work: (input: Input, change: Change) => Promise<string>,
) =>
  handleStaff(call, async (context) => {
    const id = await changeGroups(context, async (change) => {
      const changed = await work(context.input, change);
      await record(context.staff.id, action, changed, change);
      return changed;
    });
    return show(id, context);
  });

/** Endpoints for groups. */
export const groupEndpoints: readonly Endpoint[] = [
  ...listOfGroups,
  handleStaff(deskGroupGet, (context) => show(context.input.id, context)),
  handleChange(deskGroupConfirm, 'group-confirmed', async (input, change) => {
    const { db, clock } = change;
    const { experience, place } = input;
    const now = clock();
    const startsAt = startOf(input, place, now);
    const people = [...new Set(input.people)];
    const { waiting, check } = await loadKnown(input, now, db);
    const when = timeAt(experience, input) ?? '';
    const broken = check(people, when).find(({ rule }) => rule !== 'met');
    if (broken) throw new ApiFailure('rule-broken', broken.message);
    const size = people.length;
    const [group] = await db
      .insert(groups)
      .values({ experience, place, size, startsAt, ...detailsOf(input), createdAt: now })
      .returning();
    if (!group) throw new Error('The database did not return the stored group.');
    for (const { profile } of waiting) {
      if (people.includes(profile.publicId)) await askMember(profile.userId, group, null, change);
    }
    return group.id;
  }),
  handleChange(deskGroupMove, 'group-moved', async (input, change) => {
    const { db, clock } = change;
    const now = clock();
    const group = await findOpen(input.id, change);
    if (input.sequence !== group.sequence) {
      throw new ApiFailure(
        'group-changed',
        'Somebody has changed this evening meanwhile. Close this form to see it as it is now.',
      );
    }
    const same = momentOf(input, timeZoneOf(group.place)).getTime();
    const isSameTime = same === group.startsAt.getTime();
    const startsAt = isSameTime ? group.startsAt : startOf(input, group.place, now);
    if (!timeAt(group.experience, input)) {
      throw new ApiFailure('rule-broken', 'Nobody has said whether they are free then.');
    }
    const details = detailsOf(input);
    const isMoved =
      !isSameTime ||
      group.meetingName !== details.meetingName ||
      group.meetingAddress !== details.meetingAddress;
    const isChanged = isMoved || group.host !== details.host || group.word !== details.word;
    // It is too late to be sure anew that the group is full: a change of its place does not call it off.
    const stays = isKept({ ...group, startsAt }, now);
    const [moved = group] = await db
      .update(groups)
      .set({
        startsAt,
        ...details,
        ...(isChanged && { sequence: group.sequence + 1 }),
        ...(isMoved && !stays && { standsAt: null }),
      })
      .where(eq(groups.id, group.id))
      .returning();
    if (!isMoved) return group.id;
    // It is another evening now: who has no place any more was never asked for it, and still may be.
    await keepEvening(group, db);
    await db.delete(seats).where(and(eq(seats.groupId, group.id), not(isActive)));
    const asked = await db.select().from(seats).where(hasPlaceIn(group));
    for (const seat of asked) await askMember(seat.userId, moved, seat, change);
    return group.id;
  }),
  handleChange(deskGroupCallOff, 'group-called-off', async ({ id, reason }, change) => {
    await callOff(await findOpen(id, change), reason, change);
    return id;
  }),
];
