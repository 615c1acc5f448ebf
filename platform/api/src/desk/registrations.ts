import { inArray } from 'drizzle-orm';
import { missingVideos } from '@emberite/content/registration';
import { deskRegistrationList } from '@emberite/contract/deskRegistrations';
import type { DeskRegistration } from '@emberite/contract/deskRegistrations';
import { videos } from '../db/schema.ts';
import { loadRegistered } from '../groups/waiting.ts';
import { loadDeposits } from '../registrations/loadRegistrations.ts';
import { toRegistration } from '../db/toRegistration.ts';
import { listEndpoints } from './list.ts';
import { toDeskPerson } from './person.ts';

/** The list of registrations. */
export const registrationEndpoints = listEndpoints(deskRegistrationList, {
  async find(context) {
    const { input, db, clock } = context;
    const all = await loadRegistered(input, clock(), db);
    const rows = all.filter(({ state }) => !input.state || state === input.state);
    const ids = rows.map(({ profile }) => profile.userId);
    const theirs = await db.select().from(videos).where(inArray(videos.userId, ids));
    const byUser = Map.groupBy(theirs, ({ userId }) => userId);
    const deposits = await loadDeposits(ids, context);
    return rows.map(({ registration, profile, waitingSince, state, group }): DeskRegistration => ({
      registration: toRegistration(registration),
      person: toDeskPerson(profile),
      place: profile.location,
      hasBothVideos: missingVideos(byUser.get(profile.userId) ?? []).length === 0,
      deposit: deposits.get(profile.userId) ?? null,
      waitingSince: waitingSince.toISOString(),
      state,
      group,
    }));
  },
  seen: ({ person }) => [person.id],
  lines: (row) => [row],
  columns: {
    Name: ({ person }) => person.name,
    Address: ({ person }) => person.email,
    Gender: ({ person }) => person.sex,
    'Age group': ({ person }) => person.ageGroup,
    'Youngest ideal age': ({ person }) => person.minIdealAge,
    'Oldest ideal age': ({ person }) => person.maxIdealAge,
    Place: (row) => row.place,
    Kind: ({ registration }) => registration.kind,
    Experiences: ({ registration }) => registration.experiences.join(' '),
    Activities: ({ registration }) => registration.activities.join(' '),
    Availability: ({ registration }) => registration.availability.join(' '),
    'Ideal budget': ({ registration }) => registration.budget?.ideal ?? null,
    'Maximum budget': ({ registration }) => registration.budget?.max ?? null,
    'Both videos': (row) => (row.hasBothVideos ? 'yes' : 'no'),
    Agreed: ({ registration }) => registration.depositAgreement,
    Deposit: ({ deposit }) => deposit?.status ?? null,
    Refund: ({ deposit }) => (deposit?.status === 'paid' ? (deposit.refund ?? null) : null),
    Used: ({ deposit }) => (deposit?.status === 'paid' ? (deposit.isUsed ? 'yes' : 'no') : null),
    'Waiting since': (row) => row.waitingSince,
    State: (row) => row.state,
  },
});
