import { and, eq } from 'drizzle-orm';
import { personGet } from '@emberite/sdk/contract/personGet';
import { interests, profiles } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { handleSignedIn } from '../http/handle.ts';
import { accessOf } from './access.ts';
import { newestFirst, toPeople, visibleTo } from './people.ts';

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
  const ids = await db
    .select({ id: profiles.publicId })
    .from(profiles)
    .where(visible)
    .orderBy(...newestFirst);
  const place = ids.findIndex(({ id }) => id === person.id);
  const next = ids[(place + 1) % ids.length]?.id ?? null;
  return { person, next: next === person.id ? null : next };
});
