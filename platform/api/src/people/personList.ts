import { and, eq } from 'drizzle-orm';
import { personList } from '@emberite/contract/people';
import { interests, profiles } from '../db/schema.ts';
import { handleSignedIn } from '../endpoint/handle.ts';
import { accessOf } from './access.ts';
import { after, newestFirst, toPeople, visibleTo } from './people.ts';

const pageLength = 24;

export const personListEndpoint = handleSignedIn(personList, async (context) => {
  const { input, userId, db } = context;
  const access = await accessOf(userId, context);
  if (access !== 'open') return { access, people: [], next: null };
  const rows = await db
    .select()
    .from(profiles)
    .leftJoin(interests, eq(interests.userId, profiles.userId))
    .where(and(visibleTo(userId, db), input.after ? after(input.after) : undefined))
    .orderBy(...newestFirst)
    .limit(pageLength + 1);
  const people = await toPeople(rows.slice(0, pageLength), db);
  const next = rows.length > pageLength ? (people.at(-1)?.id ?? null) : null;
  return { access, people, next };
});
