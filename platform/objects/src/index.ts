import type { Bucket } from './bucket.ts';
import { folderObjects } from './folder.ts';
import type { Objects } from './objects.ts';

export { folderObjects } from './folder.ts';
export type { Bucket } from './bucket.ts';
export type { Body, ByteRange, ObjectInfo, Objects } from './objects.ts';

/** Where objects are stored. */
export type Place = { folder: string } | { bucket: Bucket };

/** Opens the objects in a place. The client of buckets, which is large, is only loaded for a bucket. */
export async function openObjects(place: Place): Promise<Objects> {
  if ('folder' in place) return folderObjects(place.folder);
  return (await import('./bucket.ts')).bucketObjects(place.bucket);
}
