import { and, eq, sql } from 'drizzle-orm';
import { personList } from '@emberite/sdk/contract/personList';
import { interests, profiles } from '../db/schema.ts';
import { handleSignedIn } from '../http/handle.ts';
import { accessOf } from './access.ts';
import { newestFirst, toPeople, visibleTo } from './people.ts';

const pageLength = 24;

/** Of a person who is gone meanwhile, so that the list starts again. */
const afterThem = (id: string) => sql`
  coalesce((${profiles.createdAt}, ${profiles.publicId}) <
    (select ${sql.raw('p.created_at, p.public_id')} from profiles p where p.public_id = ${id}), true)`;

export const personListEndpoint = handleSignedIn(personList, async (context) => {
  const { input, userId, db } = context;
  const access = await accessOf(userId, context);
  if (access !== 'open') return { access, people: [], next: null };
  const rows = await db
    .select()
    .from(profiles)
    .leftJoin(interests, eq(interests.userId, profiles.userId))
    .where(and(visibleTo(userId, db), input.after ? afterThem(input.after) : undefined))
    .orderBy(...newestFirst)
    .limit(pageLength + 1);
  const people = await toPeople(rows.slice(0, pageLength), db);
  const next = rows.length > pageLength ? (people.at(-1)?.id ?? null) : null;
  return { access, people, next };
});
