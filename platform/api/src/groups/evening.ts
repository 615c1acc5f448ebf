import { brand } from '@emberite/content/brand';
import { registrationsPath } from '@emberite/content/paths';
import type { Evening, GroupStatus } from '@emberite/contract/groupFields';
import { hour } from '../clock.ts';
import type { groups, seats } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { Entry } from './calendar.ts';
import { daysBefore, localOf, timeZoneOf } from './times.ts';
import { eveningName } from './words.ts';

export type Group = typeof groups.$inferSelect;
export type Seat = typeof seats.$inferSelect;

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
export const toEvening = (group: Group, seat: Seat, now: Date): Evening => ({
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

/** The entry of an evening in calendars. */
export const entryOf = (group: Group, { siteUrl }: Services['config']): Entry => ({
  uid: `${group.id}@${brand.email.split('@')[1]}`,
  sequence: group.sequence,
  summary: `${brand.name}: ${eveningName(group.experience)}`,
  location: `${group.meetingName}, ${group.meetingAddress}`,
  description: [`Your host: ${group.host}`, group.word].filter(Boolean).join('\n\n'),
  url: siteUrl + registrationsPath,
  startsAt: group.startsAt,
});
