export { VideoCard, type VideoCardProps } from './VideoCard.tsx';
export type { VideoState } from './videoState.ts';
export { isReadOnly, type ControlFlags } from './controlFlags.ts';
