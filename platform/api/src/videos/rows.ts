import type { Video } from '@emberite/contract/video';
import type { videos } from '../db/schema.ts';

type Row = typeof videos.$inferSelect;

/** The keys of a video's files in the file store. */
export const videoKey = (id: string) => `${id}/video`;
export const posterKey = (id: string) => `${id}/poster`;

/** The keys of all files of a video, with or without a poster. */
export function keysOf({ id }: Pick<Row, 'id'>): string[] {
  return [videoKey(id), posterKey(id)];
}

/**
 * Converts a stored video for its owner. `isPublic` means read-only on the cards, so it is false.
 */
export function toVideo({ id, promptId, promptType, hasPoster, captions }: Row): Video {
  return {
    id,
    videoUrl: `/api/videos/${id}/video`,
    thumbnailUrl: hasPoster ? `/api/videos/${id}/poster` : null,
    promptId,
    promptType,
    isPublic: false,
    ...(captions && { captions }),
  };
}
