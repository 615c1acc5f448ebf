import { and, asc, eq } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { groupAnswer, groupList } from '@emberite/contract/groups';
import type { MemberGroup } from '@emberite/contract/groups';
import { interests, profiles, seats } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { handleSignedIn, signedInUser } from '../endpoint/handle.ts';
import type { Endpoint } from '../endpoint/handle.ts';
import { accessOf } from '../people/access.ts';
import { toPeople, visibleTo } from '../people/people.ts';
import { calendarFile } from './calendar.ts';
import { answer, changeGroups } from './changes.ts';
import { entryOf, statusOf, toEvening } from './evening.ts';
import type { Group, Seat } from './evening.ts';
import { loadEvenings } from './loadEvenings.ts';

/** Who else comes, as far as `viewer` may see them. Nothing says how anybody feels about anybody. */
async function companyOf(
  group: Group,
  viewer: string,
  services: Services,
): Promise<NonNullable<MemberGroup['company']>> {
  const { db } = services;
  const comes = and(eq(seats.groupId, group.id), eq(seats.state, 'coming'));
  const access = await accessOf(viewer, services);
  const rows =
    access === 'open'
      ? await db
          .select({ profiles, interests })
          .from(seats)
          .innerJoin(profiles, eq(profiles.userId, seats.userId))
          .leftJoin(interests, eq(interests.userId, seats.userId))
          .where(and(comes, visibleTo(viewer, db)))
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

async function toMemberGroup(group: Group, seat: Seat, services: Services): Promise<MemberGroup> {
  const hasPlace = !group.calledOffAt && (seat.state === 'asked' || seat.state === 'coming');
  return {
    ...toEvening(group, seat, services.clock()),
    calendar: hasPlace && seat.state === 'coming' ? `/api/groups/${group.id}/calendar` : null,
    company: hasPlace ? await companyOf(group, seat.userId, services) : null,
  };
}

/** Returns an evening of a member. Throws a 404 if they were not asked for it. */
async function findEvening(userId: string, id: string, services: Pick<Services, 'db'>) {
  const evenings = await loadEvenings(userId, services.db);
  const found = evenings.find(({ group }) => group.id === id);
  if (!found) throw new ApiFailure('not-found');
  return found;
}

const groupListEndpoint = handleSignedIn(groupList, async (context) => {
  const now = context.clock();
  const evenings = await loadEvenings(context.userId, context.db);
  const isAhead = ({ group }: { group: Group }) => statusOf(group, now) !== 'over';
  const inOrder = [
    ...evenings.filter(isAhead).toReversed(),
    ...evenings.filter((evening) => !isAhead(evening)),
  ];
  const groups: MemberGroup[] = [];
  for (const { group, seat } of inOrder) groups.push(await toMemberGroup(group, seat, context));
  return { groups };
});

const groupAnswerEndpoint = handleSignedIn(groupAnswer, async (context) => {
  const { input, userId } = context;
  const answered = await changeGroups(context, async (change) => {
    const { group, seat } = await findEvening(userId, input.id, change);
    return answer(seat, group, input.answer, change);
  });
  if (answered === 'too-late') throw new ApiFailure('answer-too-late');
  const { group, seat } = await findEvening(userId, input.id, context);
  return toMemberGroup(group, seat, context);
});

const calendarEndpoint: Endpoint = {
  method: 'GET',
  path: '/groups/:id/calendar',
  about: "Sends the calendar file of a member's evening.",
  async respond(context) {
    const { c, config, clock } = context;
    const userId = await signedInUser(context);
    const { group, seat } = await findEvening(userId, c.req.param('id') ?? '', context);
    if (seat.state !== 'coming' || group.calledOffAt) throw new ApiFailure('not-found');
    c.header('Content-Type', 'text/calendar; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="evening.ics"');
    return c.body(calendarFile(entryOf(group, config), 'PUBLISH', clock()).content);
  },
};

/** Endpoints for a member's own evenings. */
export const memberGroupEndpoints: readonly Endpoint[] = [
  calendarEndpoint,
  groupAnswerEndpoint,
  groupListEndpoint,
];
