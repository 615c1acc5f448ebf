import { noticeDays } from '@emberite/content/registration';
import { deskProposalCheck, deskProposalMake } from '@emberite/contract/deskProposals';
import type { BrokenRule } from '@emberite/contract/deskProposals';
import type { GroupTime } from '@emberite/contract/desk';
import { hour } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { proposeInWorker } from '../groups/proposing.ts';
import { brokenRules, metIn, sizesOf } from '../groups/rules.ts';
import { datesIn, daysBefore, timesFor, timeZoneOf } from '../groups/times.ts';
import { loadEarlier, loadRegistered, toCandidate } from '../groups/waiting.ts';
import { brokenWords, shortageWords } from '../groups/words.ts';
import type { Endpoint } from '../endpoint/handle.ts';
import { count } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import { handleStaff, logSeen } from '../staff/handleStaff.ts';
import { toDeskPerson } from './person.ts';

/** Each takes seconds of a processor. */
const perStaff: Limit = { name: 'proposals', max: 200, windowMs: hour };

/** Loads who waits for an experience in a place, who was in a group with whom before, and what checks groups of them. */
export async function loadKnown(
  given: { experience: string; place: string },
  now: Date,
  db: Database,
) {
  const all = await loadRegistered(given, now, db);
  const waiting = all.filter(({ state }) => state === 'waiting');
  const earlier = await loadEarlier(now, db);
  const met = metIn(earlier);
  const sizes = sizesOf(given.experience);
  const candidates = new Map(waiting.map((one) => [one.profile.publicId, toCandidate(one)]));
  /** Says which rules people break as a group at a time, with sentences. */
  function check(people: readonly string[], when: string): BrokenRule[] {
    const missing = people.filter((id) => !candidates.has(id));
    const found = people.flatMap((id) => candidates.get(id) ?? []);
    return [
      ...(missing.length > 0 ? [{ rule: 'waiting' as const, people: missing }] : []),
      ...brokenRules(found, when, sizes, met),
    ].map((broken) => ({ ...broken, message: brokenWords(broken.rule, sizes) }));
  }
  return { waiting, candidates, earlier, sizes, check };
}

const makeEndpoint = handleStaff(deskProposalMake, async (context) => {
  const { input, staff, db, clock } = context;
  await count(perStaff, staff.id, context);
  const { experience, place, month } = input;
  const now = clock();
  const { waiting, candidates, earlier, sizes, check } = await loadKnown(input, now, db);
  const timeZone = timeZoneOf(place);
  const earliest = daysBefore(now, -noticeDays, timeZone);
  const dates = new Map(
    timesFor(experience).map((when) => [when, datesIn(month, when, earliest, timeZone)]),
  );
  const times = [...dates].flatMap(([when, days]) => (days.length > 0 ? when : []));
  const people = [...candidates.values()];
  const { groups, missing } = await proposeInWorker({ people, times, sizes, earlier });
  logSeen(context, [...candidates.keys()]);
  return {
    groups: groups.map(({ when, people }) => {
      const ids = people.map(({ id }) => id);
      return {
        when: when as GroupTime,
        dates: dates.get(when) ?? [],
        people: ids,
        broken: check(ids, when),
      };
    }),
    people: waiting.map(({ profile, registration, waitingSince }) => ({
      ...toDeskPerson(profile),
      availability: registration.availability,
      waitingSince: waitingSince.toISOString(),
    })),
    missing: [
      ...new Set(missing.map((shortage, index) => shortageWords(shortage, groups.length + index))),
    ],
    hasDates: times.length > 0,
    timeZone,
  };
});

const checkEndpoint = handleStaff(deskProposalCheck, async ({ input, db, clock }) => {
  const { check } = await loadKnown(input, clock(), db);
  return {
    groups: input.groups.map(({ when, people }) => ({ broken: check(people, when) })),
  };
});

/** Endpoints for proposals, which are not stored. */
export const proposalEndpoints: readonly Endpoint[] = [checkEndpoint, makeEndpoint];
