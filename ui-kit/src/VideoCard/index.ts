export { VideoCard, type VideoCardProps } from './VideoCard.tsx';
export { isReadOnly, type ControlFlags } from './controlFlags.ts';
