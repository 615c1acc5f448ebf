import { eveningHours } from '@emberite/content/registration';
import type { MemberGroup } from '@emberite/contract/groups';
import type { Registration } from '@emberite/contract/registration';
import { groupList, ignoreGone } from '@emberite/sdk/api';

/** The evenings that a member was asked for, as the API says it. */
export type Evenings = readonly MemberGroup[];

/** Loads the evenings that the member was asked for. An API from before there were groups has none. */
export async function loadEvenings(): Promise<Evenings> {
  try {
    return (await groupList({})).groups;
  } catch (error) {
    ignoreGone(error);
    return [];
  }
}

type Timed = Pick<MemberGroup, 'date' | 'hour' | 'startsAt'>;

/**
 * Where a member is with an evening. `asked`: they have not answered. `coming`: they come, and it is ahead or goes on, or
 * they were asked again too late to be replaced, and it goes on.
 * `not-coming`: they cannot, or somebody else has their place. `called-off`: they have a place, and it does not take place.
 * `over`: it has ended, or has begun without them.
 */
export type EveningPhase = 'asked' | 'coming' | 'not-coming' | 'called-off' | 'over';

/** Returns where a member is with an evening at a time in milliseconds. */
export function phaseOf(
  {
    status,
    state,
    startsAt,
    answerBy,
  }: Pick<MemberGroup, 'status' | 'state' | 'startsAt' | 'answerBy'>,
  now: number,
): EveningPhase {
  const hasPlace = state === 'asked' || state === 'coming';
  if (status === 'called-off' && hasPlace) return status;
  const begins = Date.parse(startsAt);
  if (status === 'over' || begins <= now) {
    const comes = state === 'coming' || (state === 'asked' && begins <= Date.parse(answerBy));
    // Who is late still needs the way.
    return comes && now < begins + eveningHours * 3_600_000 ? 'coming' : 'over';
  }
  return hasPlace ? state : 'not-coming';
}

/** Whether a registration is for an evening. */
const isFor = (
  { kind }: Pick<Registration, 'kind'>,
  { experience }: Pick<MemberGroup, 'experience'>,
): boolean => (kind === 'poetry-night') === (experience === 'poetry-night');

/** Returns the evenings, ahead or going on, in which a member has a place by one of their registrations. */
export const placesBy = (
  registration: Pick<Registration, 'kind'>,
  evenings: Evenings,
  now: number,
): Evenings =>
  evenings.filter(
    (one) => isFor(registration, one) && ['asked', 'coming'].includes(phaseOf(one, now)),
  );

/** Whether a member without a place at an evening, which is ahead, waits for another: no other has a place for them. */
export const waitsAfter = (
  evening: Evenings[number],
  registrations: readonly Pick<Registration, 'kind'>[],
  evenings: Evenings,
  now: number,
): boolean =>
  now < Date.parse(evening.startsAt) &&
  registrations.some((one) => isFor(one, evening) && placesBy(one, evenings, now).length === 0);

/** Whether an evening takes place, and its places are no longer given up: two days before. */
export const isSettled = (
  { status, changeUntil }: Pick<MemberGroup, 'status' | 'changeUntil'>,
  now: number,
): boolean => status !== 'inviting' && Date.parse(changeUntil) <= now;

/**
 * Returns a moment as UTC, as clocks show it where an evening takes place. They go like on that evening, also before a
 * change to or from summer time: a browser may have learned the rules of a place before they changed.
 */
const localAt = ({ date, hour, startsAt }: Timed, moment: number): Date =>
  new Date(moment + Date.parse(`${date}T${hour}Z`) - Date.parse(startsAt));

/** Returns how far away the day of an evening is, where it takes place: 'today', 'tomorrow', 'in 12 days'. */
export function awayIn(evening: Timed, now: number): string {
  const days = Math.ceil((Date.parse(evening.date) - Number(localAt(evening, now))) / 86_400_000);
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

const days = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Returns the day of an evening in words: 'Friday, December 4'. */
export const eveningDay = ({ date }: Pick<Timed, 'date'>): string => days.format(Date.parse(date));

/** Returns until when a place is kept, where the evening takes place: 'Friday, December 4, 2026 at 19:00'. */
export const keptUntil = (evening: Timed & Pick<MemberGroup, 'answerBy'>) =>
  localAt(evening, Date.parse(evening.answerBy)).toLocaleString('en', {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });

/** Returns the name of an evening as a title: 'A night out (karaoke)'. */
export const eveningTitle = ({ name }: Pick<MemberGroup, 'name'>): string =>
  name.charAt(0).toUpperCase() + name.slice(1);
