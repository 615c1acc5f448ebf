import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { personGet, personList } from '@emberite/contract/people';
import { profiles } from '../db/schema.ts';
import { handleSignedIn } from '../endpoint/handle.ts';
import type { Endpoint } from '../endpoint/handle.ts';
import { ApiFailure } from '../http/failure.ts';
import { selectProfiles } from '../db/selectProfiles.ts';
import { accessOf, visibleTo } from '../videos/visibility.ts';
import { after, newestFirst, toPeople } from './people.ts';

const personGetEndpoint = handleSignedIn(personGet, async (context) => {
  const { input, userId, db } = context;
  if ((await accessOf(userId, context)) !== 'open') throw new ApiFailure('not-found');
  const visible = visibleTo(userId, db);
  const rows = await selectProfiles(db).where(and(visible, eq(profiles.publicId, input.id)));
  const [person] = await toPeople(rows, db);
  if (!person) throw new ApiFailure('not-found');
  const firstOf = async (where: SQL | undefined) => {
    const query = db.select({ id: profiles.publicId }).from(profiles).where(where);
    const [first] = await query.orderBy(...newestFirst).limit(1);
    return first?.id;
  };
  const next = (await firstOf(and(visible, after(person.id)))) ?? (await firstOf(visible));
  return { person, next: next === undefined || next === person.id ? null : next };
});

const pageLength = 24;

const personListEndpoint = handleSignedIn(personList, async (context) => {
  const { input, userId, db } = context;
  const access = await accessOf(userId, context);
  if (access !== 'open') return { access, people: [], next: null };
  const rows = await selectProfiles(db)
    .where(and(visibleTo(userId, db), input.after ? after(input.after) : undefined))
    .orderBy(...newestFirst)
    .limit(pageLength + 1);
  const people = await toPeople(rows.slice(0, pageLength), db);
  const next = rows.length > pageLength ? (people.at(-1)?.id ?? null) : null;
  return { access, people, next };
});

/** Endpoints for members who view each other. */
export const peopleEndpoints: readonly Endpoint[] = [personGetEndpoint, personListEndpoint];
