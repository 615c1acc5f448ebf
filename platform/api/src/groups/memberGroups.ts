import { eveningHours } from '@emberite/content/registration';
import { and, asc, eq } from 'drizzle-orm';
import { after, hour } from '../clock.ts';
import type { Services } from '../services.ts';
import { groupAnswer, groupList } from '@emberite/contract/groups';
import type { MemberGroup } from '@emberite/contract/groups';
import { interests, profiles, seats } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { handleSignedIn, signedInUser } from '../endpoint/handle.ts';
import type { Endpoint } from '../endpoint/handle.ts';
import { toPeople } from '../people/people.ts';
import { accessOf, visibleTo } from '../videos/visibility.ts';
import { calendarFile } from './calendar.ts';
import { answer, changeGroups } from './changes.ts';
import { nextFirst, selectSeated, toEvening } from './evening.ts';
import type { Seated } from './evening.ts';

/** Who else comes, as far as the member may see them. Nothing says how anybody feels about anybody. */
async function companyOf({ group, seat }: Seated, services: Services) {
  const { db } = services;
  const comes = and(eq(seats.groupId, group.id), eq(seats.state, 'coming'));
  const access = await accessOf(seat.userId, services);
  const rows =
    access === 'open'
      ? await db
          .select({ profiles, interests })
          .from(seats)
          .innerJoin(profiles, eq(profiles.userId, seats.userId))
          .leftJoin(interests, eq(interests.userId, seats.userId))
          .where(and(comes, visibleTo(seat.userId, db)))
          .orderBy(asc(profiles.publicId))
      : [];
  const people = await toPeople(rows, db);
  return {
    size: group.size,
    coming: await db.$count(seats, comes),
    access,
    people: people.map(({ id, name, videos }) => ({ id, name, videos })),
  };
}

const comesTo = ({ group, seat }: Seated) => !group.calledOffAt && seat.state === 'coming';

async function toMemberGroup(seated: Seated, services: Services): Promise<MemberGroup> {
  const { group, seat } = seated;
  const hasPlace = comesTo(seated) || (!group.calledOffAt && seat.state === 'asked');
  const now = services.clock();
  const hasEnded = after(group.startsAt, eveningHours * hour) <= now;
  return {
    ...toEvening(seated, now),
    sequence: group.sequence,
    calendar: comesTo(seated) ? `/api/groups/${group.id}/calendar` : null,
    company: hasPlace && !hasEnded ? await companyOf(seated, services) : null,
  };
}

/** Returns an evening of a member. Throws a 404 if they were not asked for it. */
async function findEvening(userId: string, id: string, { db }: Pick<Services, 'db'>) {
  const own = and(eq(seats.userId, userId), eq(seats.groupId, id));
  const [found] = await selectSeated(db).where(own);
  if (!found) throw new ApiFailure('not-found');
  return found;
}

/** Endpoints for a member's own evenings. */
export const memberGroupEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/groups/:id/calendar',
    about: "Sends the calendar file of a member's evening.",
    async respond(context) {
      const { c } = context;
      const userId = await signedInUser(context);
      const seated = await findEvening(userId, c.req.param('id') ?? '', context);
      if (!comesTo(seated)) throw new ApiFailure('not-found');
      c.header('Content-Type', 'text/calendar; charset=utf-8');
      c.header('Content-Disposition', 'attachment; filename="evening.ics"');
      return c.body(calendarFile(seated.group, 'PUBLISH', context).content);
    },
  },
  handleSignedIn(groupAnswer, async (context) => {
    const { userId } = context;
    const { id, sequence } = context.input;
    await changeGroups(context, async (change) => {
      const seated = await findEvening(userId, id, change);
      const isSeen = sequence === undefined || sequence === seated.group.sequence;
      if (seated.seat.state === 'asked' && !isSeen) throw new ApiFailure('group-changed');
      await answer(seated, context.input.answer, change);
    });
    return toMemberGroup(await findEvening(userId, id, context), context);
  }),
  handleSignedIn(groupList, async (context) => {
    const { db, userId, clock } = context;
    const evenings = await selectSeated(db)
      .where(eq(seats.userId, userId))
      .orderBy(...nextFirst(clock()));
    const groups: MemberGroup[] = [];
    for (const seated of evenings) groups.push(await toMemberGroup(seated, context));
    return { groups };
  }),
];
