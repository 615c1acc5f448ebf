export { VideoCard, type VideoCardProps } from './VideoCard.tsx';
export { VideoActions } from './VideoActions.tsx';
export type { VideoState } from './videoState.ts';
