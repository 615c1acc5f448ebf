import { inArray } from 'drizzle-orm';
import { missingVideos } from '@emberite/content/registration';
import { deskRegistrationList } from '@emberite/contract/deskRegistrations';
import type { DeskRegistration } from '@emberite/contract/deskRegistrations';
import { videos } from '../db/schema.ts';
import { loadRegistered } from '../groups/waiting.ts';
import { loadDeposit } from '../registrations/loadRegistrations.ts';
import { toRegistration } from '../db/toRegistration.ts';
import { listEndpoints } from './list.ts';
import { toDeskPerson } from './person.ts';

/** The list of registrations. */
export const registrationEndpoints = listEndpoints(deskRegistrationList, {
  async find(context) {
    const { input, db, clock } = context;
    const all = await loadRegistered(input, clock(), db);
    const rows = all.filter(
      ({ seat }) => input.state === undefined || (seat?.state ?? 'waiting') === input.state,
    );
    const ids = rows.map(({ profile }) => profile.userId);
    const theirs = await db.select().from(videos).where(inArray(videos.userId, ids));
    const byUser = Map.groupBy(theirs, ({ userId }) => userId);
    const registrations: DeskRegistration[] = [];
    for (const { registration, profile, waitingSince, seat } of rows) {
      registrations.push({
        registration: toRegistration(registration),
        person: toDeskPerson(profile),
        place: profile.location,
        hasBothVideos: missingVideos(byUser.get(profile.userId) ?? []).length === 0,
        deposit: await loadDeposit(profile.userId, context),
        waitingSince: waitingSince.toISOString(),
        state: seat?.state ?? 'waiting',
        group: seat?.groupId ?? null,
      });
    }
    return { registrations };
  },
  seen: ({ registrations }) => registrations.map(({ person }) => person.id),
  rows: ({ registrations }) =>
    registrations.map(({ registration, person, ...row }) => ({
      Name: person.name,
      Address: person.email,
      Gender: person.sex,
      'Age group': person.ageGroup,
      'Youngest ideal age': person.minIdealAge,
      'Oldest ideal age': person.maxIdealAge,
      Place: row.place,
      Kind: registration.kind,
      Experiences: registration.experiences.join(' '),
      Activities: registration.activities.join(' '),
      Availability: registration.availability.join(' '),
      'Ideal budget': registration.budget?.ideal ?? null,
      'Maximum budget': registration.budget?.max ?? null,
      'Both videos': row.hasBothVideos ? 'yes' : 'no',
      Deposit: row.deposit?.status ?? null,
      'Waiting since': row.waitingSince,
      State: row.state,
    })),
});
