import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { personGet } from '@emberite/contract/people';
import { interests, profiles } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { handleSignedIn } from '../endpoint/handle.ts';
import { accessOf } from './access.ts';
import { after, newestFirst, toPeople, visibleTo } from './people.ts';

export const personGetEndpoint = handleSignedIn(personGet, async (context) => {
  const { input, userId, db } = context;
  if ((await accessOf(userId, context)) !== 'open') throw new ApiFailure('not-found');
  const visible = visibleTo(userId, db);
  const rows = await db
    .select()
    .from(profiles)
    .leftJoin(interests, eq(interests.userId, profiles.userId))
    .where(and(visible, eq(profiles.publicId, input.id)));
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
