import { asc, desc, inArray, sql } from 'drizzle-orm';
import { ageGroupOf } from '@emberite/content/ages';
import { placeOf } from '@emberite/content/locations';
import type { Person } from '@emberite/contract/person';
import type { Database } from '../db/database.ts';
import { profiles, videos } from '../db/schema.ts';
import type { selectProfiles } from '../db/selectProfiles.ts';
import { toVideo } from '../videos/rows.ts';

type Row = Awaited<ReturnType<typeof selectProfiles>>[number];

/** The members after one of the list. If that one has been deleted meanwhile, all of them. */
export const after = (id: string) => sql`
  coalesce((${profiles.createdAt}, ${profiles.publicId}) <
    (select p.created_at, p.public_id from profiles p where p.public_id = ${id}), true)`;

/** The order of the list. */
export const newestFirst = [desc(profiles.createdAt), desc(profiles.publicId)];

/** Converts stored members to what others see of them. */
export async function toPeople(rows: readonly Row[], db: Database): Promise<Person[]> {
  const ids = rows.map((row) => row.profiles.userId);
  const theirs = await db
    .select()
    .from(videos)
    .where(inArray(videos.userId, ids))
    .orderBy(asc(videos.createdAt));
  return rows.map(({ profiles: profile, interests: interest }) => ({
    id: profile.publicId,
    name: profile.nickname || profile.firstName,
    place: placeOf(interest, profile.location),
    ageGroup: ageGroupOf(profile.age),
    relationshipStatus: profile.relationshipStatus,
    preferredSex: profile.preferredSex,
    bucketList: profile.bucketList,
    videos: theirs.filter((video) => video.userId === profile.userId).map(toVideo),
  }));
}
