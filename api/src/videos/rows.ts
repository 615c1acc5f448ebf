import type { Video } from '@emberite/sdk/contract/video';
import type { videos } from '../db/schema.ts';

type Row = typeof videos.$inferSelect;

/** Under which keys a video's files are kept. */
export const videoKey = (id: string) => `${id}/video`;
export const posterKey = (id: string) => `${id}/poster`;

/** The keys of all files of a video, whether it has a poster or not. */
export function keysOf({ id }: Pick<Row, 'id'>): string[] {
  return [videoKey(id), posterKey(id)];
}

/** A stored video as its owner sees it. Never public in the sense of the cards: it can be deleted. */
export function toVideo({ id, promptId, promptType, hasPoster }: Row): Video {
  return {
    id,
    videoUrl: `/api/videos/${id}/video`,
    thumbnailUrl: hasPoster ? `/api/videos/${id}/poster` : null,
    promptId,
    promptType,
    isPublic: false,
  };
}
